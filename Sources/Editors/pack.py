"""Packs the VS Code extension: one .vsix for each platform with mpcheck in it, and one without.

    python3 -B Sources/Editors/pack.py --output FOLDER --mpcheck PATH [--binary linux-x64=PATH ...] [--stand-in]

A .vsix is a zip with a list of its content types, a manifest, and the extension. The same input gives the same bytes.
Grammars, snippets and schemas are made from what the given mpcheck prints. The packages that the extension needs are taken
from `vscode/node_modules`, as `npm ci --omit=dev` installs them; with `--stand-in` a stand-in is packed in their place, which
colours and completes words but starts no server, and the name of the file says so.
"""

import argparse
import json
import pathlib
import stat
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

EDITORS = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(EDITORS / "generate"), str(EDITORS.parents[1] / ".ci/pack")]

from extension import EXTENSION, made_files, own_files
from notices import notices
from platforms import PLATFORMS, platform_of
from printed import Refusal
from proof import flaws

PLATFORM_NAMES = [it.npm for it in PLATFORMS]
CONTENT_TYPES = {
    ".js": "application/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
}
STAND_IN = """"use strict";

// In the place of the real vscode-languageclient, which was not there when this extension was packed.
class LanguageClient {
  onDidChangeState() {}
  async start() {
    throw new Error("this package of the extension has no vscode-languageclient, so mpcheck cannot be started");
  }
  async dispose() {}
}

module.exports = { LanguageClient, State: {} };
"""


def dependencies(folder):
    """The files of the installed packages that package-lock.json lists, by their paths in the extension."""
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for place, package in lock["packages"].items():
        if not place or package.get("dev"):
            continue
        manifest = folder / place / "package.json"
        version = json.loads(manifest.read_text(encoding="utf-8"))["version"] if manifest.exists() else None
        if version != package["version"]:
            state = f"is {version}, not {package['version']}" if version else "is not installed"
            raise Refusal(
                f"{place} {state}: run `npm ci --omit=dev` in Sources/Editors/vscode, or pack a stand-in (STAND_IN=1)"
            )
        for path in (folder / place).rglob("*"):
            inside = path.relative_to(folder / place).parts
            # A package in a package has an entry of its own, if it belongs here.
            if path.is_file() and "node_modules" not in inside:
                found[str(path.relative_to(folder))] = path.read_bytes()
    return found


def stand_in():
    manifest = {"name": "vscode-languageclient", "version": "0.0.0", "main": "node.js"}
    return {
        "node_modules/vscode-languageclient/package.json": (json.dumps(manifest, indent=2) + "\n").encode(),
        "node_modules/vscode-languageclient/node.js": STAND_IN.encode(),
    }


def described(files):
    """The manifest of the extension with its texts, which are in English at the marketplace."""
    texts = json.loads(files["package.nls.json"])
    manifest = json.loads(files["package.json"])
    for key in "displayName", "description":
        manifest[key] = texts[manifest[key].strip("%")]
    return manifest


def vsix_manifest(package, platform):
    target = f" TargetPlatform={quoteattr(platform)}" if platform else ""
    properties = {
        "Microsoft.VisualStudio.Code.Engine": package["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        "Microsoft.VisualStudio.Code.ExtensionKind": ",".join(package["extensionKind"]),
        "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
        "Microsoft.VisualStudio.Code.ExecutesCode": "true",
        "Microsoft.VisualStudio.Services.Branding.Color": package["galleryBanner"]["color"],
        "Microsoft.VisualStudio.Services.Branding.Theme": package["galleryBanner"]["theme"],
        "Microsoft.VisualStudio.Services.Links.Source": package["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.Getstarted": package["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.GitHub": package["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.Support": package["bugs"]["url"],
        "Microsoft.VisualStudio.Services.Links.Learn": package["homepage"],
    }
    listed = "\n".join(f"      <Property Id={quoteattr(id)} Value={quoteattr(it)}/>" for id, it in properties.items())
    languages = [it for it in package["contributes"]["languages"] if "configuration" in it]
    tags = package["keywords"] + ["snippet", "json"] + [it["id"] for it in languages]
    tags += [f"__ext_{extension.lstrip('.')}" for it in languages for extension in it.get("extensions", [])]
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={quoteattr(package["name"])} Version={quoteattr(package["version"])} Publisher={quoteattr(package["publisher"])}{target}/>
    <DisplayName>{escape(package["displayName"])}</DisplayName>
    <Description xml:space="preserve">{escape(package["description"])}</Description>
    <Tags>{escape(",".join(tags))}</Tags>
    <Categories>{escape(",".join(package["categories"]))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
{listed}
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/{escape(package["icon"])}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/{escape(package["icon"])}" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def content_types(names):
    extensions = sorted({pathlib.PurePosixPath(name).suffix.lower() for name in names} - {""} | {".vsixmanifest"})
    listed = "".join(
        f"<Default Extension={quoteattr(it)} ContentType={quoteattr(CONTENT_TYPES.get(it, 'application/octet-stream'))}/>"
        for it in extensions
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{listed}</Types>\n'
    )


def write(target, files, programs):
    """Writes a zip of the files in their order, the programs among them executable."""
    unfinished = target.with_suffix(".unfinished")
    with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Unix, wherever it is packed: the mode counts.
            entry.create_system = 3
            entry.external_attr = (stat.S_IFREG | (0o755 if name in programs else 0o644)) << 16
            archive.writestr(entry, content)
    unfinished.replace(target)


def pack(output, mpcheck, binaries, with_stand_in):
    """Writes the packages; returns their paths."""
    files = own_files() | made_files(mpcheck) | (stand_in() if with_stand_in else dependencies(EXTENSION))
    found = flaws(files)
    if found:
        raise Refusal("; ".join(found))
    package = described(files)
    output.mkdir(parents=True, exist_ok=True)
    written = []
    for platform, binary in [(None, None), *binaries.items()]:
        content = dict(files)
        if binary is not None:
            content["bin/mpcheck"] = binary
            content["THIRD-PARTY-NOTICES.txt"] = notices(platform_of(binary))
        inside = {f"extension/{name}": content[name] for name in sorted(content)}
        head = {
            "[Content_Types].xml": content_types(inside).encode(),
            "extension.vsixmanifest": vsix_manifest(package, platform).encode(),
        }
        name = "-".join(filter(None, ["mpcheck", package["version"], platform, "stand-in" if with_stand_in else None]))
        target = output / f"{name}.vsix"
        write(target, [*head.items(), *inside.items()], {"extension/bin/mpcheck"})
        written.append(target)
    return written


def read_binaries(arguments):
    found = {}
    for argument in arguments:
        platform, _, path = argument.partition("=")
        if platform not in PLATFORM_NAMES:
            raise Refusal(f'"{platform}" is not a platform: {", ".join(PLATFORM_NAMES)}')
        try:
            binary = pathlib.Path(path).read_bytes()
        except OSError as error:
            raise Refusal(f"the mpcheck for {platform} cannot be read: {error}") from error
        real = platform_of(binary)
        if real is None or real.npm != platform:
            raise Refusal(f"{path} is a program for {real.npm if real else 'another platform'}, not for {platform}")
        found[platform] = binary
    return {platform: found[platform] for platform in PLATFORM_NAMES if platform in found}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--output", type=pathlib.Path, help="the folder for the packages")
    parser.add_argument("--mpcheck", type=pathlib.Path, help="the mpcheck of this machine, which prints what files are made from")
    parser.add_argument("--binary", action="append", default=[], metavar="PLATFORM=PATH", help="the mpcheck of a platform")
    parser.add_argument("--stand-in", action="store_true", help="pack without the packages that npm installs")
    options = parser.parse_args()
    try:
        if options.output is None or options.mpcheck is None:
            # Only whether it could be packed, before anything is built for it.
            if not options.stand_in:
                dependencies(EXTENSION)
            return
        for path in pack(options.output, options.mpcheck.absolute(), read_binaries(options.binary), options.stand_in):
            print(path)
    except Refusal as refusal:
        sys.exit(f"mpcheck: {refusal}")


if __name__ == "__main__":
    main()
