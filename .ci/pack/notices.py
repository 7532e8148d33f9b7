"""What the binary contains of others, as THIRD-PARTY-NOTICES and as an SBOM."""

import hashlib
import json
import re
from datetime import datetime, timezone

from facts import HOLDER, LICENCES, REPOSITORY, parts_of


def notices(platform):
    """The text of THIRD-PARTY-NOTICES."""
    parts = parts_of(platform)
    lines = ["mpcheck contains works of others:", ""]
    for part in parts:
        lines += [f"{part.name} {part.version}", f"  {part.licence}, {part.holder}", f"  {part.source}", f"  {part.remark}", ""]
    lines += [
        "The exceptions of the licences of Swift, of swift-argument-parser and of libstdc++ ask for nothing in a binary: they are",
        "listed all the same.",
        "",
    ]
    for name in [text for part in parts for text in part.texts]:
        lines += ["-" * 78, name, "-" * 78, "", (LICENCES / f"{name}.txt").read_text(encoding="utf-8").strip(), ""]
    return "\n".join(lines).encode()


def sbom(platform, version, time, binary):
    """The document in SPDX 2.3."""
    parts = parts_of(platform)

    def reference(name):
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)

    def package(name, version, licence, holder, place):
        return {
            "SPDXID": reference(name),
            "name": name,
            "versionInfo": version,
            "supplier": f"Organization: {holder}",
            "downloadLocation": place if place.startswith("https:") else "NOASSERTION",
            "sourceInfo": place,
            "filesAnalyzed": False,
            "licenseConcluded": licence,
            "licenseDeclared": licence,
            "copyrightText": "NOASSERTION",
        }

    digest = hashlib.sha256(binary).hexdigest()
    own = package("mpcheck", version, "MIT", HOLDER, REPOSITORY)
    own["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"mpcheck-{version}-{platform.name}",
        "documentNamespace": f"{REPOSITORY}/sbom/{version}/{platform.name}/{digest}",
        "creationInfo": {
            "created": datetime.fromtimestamp(time, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Organization: {HOLDER}"],
        },
        "packages": [own] + [package(it.name, it.version, it.licence, it.holder, it.source) for it in parts],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": reference("mpcheck")}
        ]
        + [
            {"spdxElementId": reference("mpcheck"), "relationshipType": "CONTAINS", "relatedSpdxElement": reference(it.name)}
            for it in parts
        ],
        "hasExtractedLicensingInfos": [],
    }
    return (json.dumps(document, indent=2) + "\n").encode()
