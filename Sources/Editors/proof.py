"""What the manifest of the VS Code extension promises, and what of it is not there."""

import json
import re

# What VS Code has itself, as far as the walkthrough names it.
EDITOR_COMMANDS = {
    "workbench.action.files.openFolder",
    "workbench.action.openSettings",
    "workbench.action.tasks.runTask",
}


def flaws(files):
    """What is wrong with the manifest, as sentences. `files` are those of the extension, by their paths in it."""
    manifest = json.loads(files["package.json"])
    contributes = manifest["contributes"]
    return [
        *missing_files(manifest, files),
        *wrong_texts(files),
        *wrong_commands(contributes, files),
        *wrong_settings(contributes, files),
    ]


def missing_files(manifest, files):
    contributes = manifest["contributes"]
    named = [manifest["main"], manifest["icon"]]
    named += [it["configuration"] for it in contributes["languages"] if "configuration" in it]
    named += [it["path"] for it in contributes["grammars"] + contributes["snippets"]]
    named += [it["url"] for it in contributes["jsonValidation"]]
    for walkthrough in contributes["walkthroughs"]:
        for step in walkthrough["steps"]:
            path = step["media"]["markdown"]
            # VS Code shows the one of its language, if there is one.
            named += [path, path.removesuffix(".md") + ".nls.zh-cn.md"]
    for name in named:
        if name.removeprefix("./") not in files:
            yield f"package.json names {name}, which is not there"


def wrong_texts(files):
    used = set(re.findall(r'"%([\w.-]+)%"', files["package.json"].decode()))
    for name in "package.nls.json", "package.nls.zh-cn.json":
        there = set(json.loads(files[name]))
        for key in sorted(used - there):
            yield f"{name} has no text for {key}"
        for key in sorted(there - used):
            yield f"{name} has a text for {key}, which package.json does not use"


def wrong_commands(contributes, files):
    commands = {it["command"] for it in contributes["commands"]}
    code = "".join(text.decode() for name, text in files.items() if re.fullmatch(r"[\w-]+\.js", name))
    registered = set(re.findall(r'registerCommand\(\s*"([^"]+)"', code))
    for command in sorted(commands - registered):
        yield f"the code does not register the command {command}"
    for command in sorted(registered - commands):
        yield f"package.json does not contribute the command {command}"
    named = {it["command"] for menu in contributes["menus"].values() for it in menu}
    texts = "".join(files[it].decode() for it in ("package.nls.json", "package.nls.zh-cn.json"))
    named |= set(re.findall(r"\(command:([\w.]+)", texts))
    events = [event for it in contributes["walkthroughs"] for step in it["steps"] for event in step["completionEvents"]]
    named |= {event.removeprefix("onCommand:") for event in events if event.startswith("onCommand:")}
    for command in sorted(named - commands - EDITOR_COMMANDS):
        yield f"nothing is the command {command}"


def wrong_settings(contributes, files):
    settings = set(contributes["configuration"]["properties"])
    events = [event for it in contributes["walkthroughs"] for step in it["steps"] for event in step["completionEvents"]]
    named = {event.removeprefix("onSettingChanged:") for event in events if event.startswith("onSettingChanged:")}
    texts = "".join(files[it].decode() for it in ("package.nls.json", "package.nls.zh-cn.json"))
    named |= set(re.findall(r"openSettings\?%22([\w.]+)%22", texts))
    for setting in sorted(named - settings):
        yield f"nothing is the setting {setting}"
