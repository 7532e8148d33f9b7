"""Archives whose bytes depend on their files alone. Files are a dictionary of paths to contents, in bytes."""

import gzip
import io
import stat
import tarfile
import zipfile

PROGRAMS = ("bin/mpcheck", "bin/mpcheck.js", "scripts/mpcheck")


def mode(path):
    return 0o755 if path.endswith(PROGRAMS) else 0o644


def tar(files, time, folders=False):
    """A tar of the files. With `folders`, each folder has an entry before what is in it."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        known = set()
        for path in sorted(files):
            above = path.split("/")[:-1]
            for depth in range(1, len(above) + 1) if folders else ():
                folder = "/".join(above[:depth])
                if folder in known or folder == ".":
                    continue
                known.add(folder)
                entry = tarfile.TarInfo(folder)
                entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, 0o755, time
                entry.uname = entry.gname = "root"
                archive.addfile(entry)
            entry = tarfile.TarInfo(path)
            entry.size, entry.mode, entry.mtime = len(files[path]), mode(path), time
            entry.uname = entry.gname = "root"
            archive.addfile(entry, io.BytesIO(files[path]))
    return buffer.getvalue()


def compressed(data):
    return gzip.compress(data, 9, mtime=0)


def zipped(files):
    """A zip of the files in their order."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Unix, wherever it is packed: the mode counts.
            entry.create_system = 3
            entry.external_attr = (stat.S_IFREG | mode(path)) << 16
            archive.writestr(entry, content)
    return buffer.getvalue()


def ar(members, time):
    """A Unix archive, as a .deb is one."""
    data = b"!<arch>\n"
    for name, content in members.items():
        data += f"{name:<16}{time:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode() + content
        data += b"\n" if len(content) % 2 else b""
    return data
