"""Colours text by TextMate grammars as VS Code does: line by line, with Oniguruma, which is what both use.

Grammars may use what this project's use: `match`, `begin` with `end` or `while`, `captures` with names, `include`,
`contentName`, `\\G`. Anything else in a grammar is an error.
"""

import json

import onigurumacffi

KEYS = {
    "name", "contentName", "match", "begin", "end", "while", "patterns", "include",
    "captures", "beginCaptures", "endCaptures", "comment",
}  # fmt: skip


class Grammars:
    """All grammars that include each other, by scope."""

    def __init__(self, paths, stand_ins=()):
        grammars = [json.loads(path.read_text(encoding="utf-8")) for path in paths] + list(stand_ins)
        self.grammars = {grammar["scopeName"]: grammar for grammar in grammars}
        self.rules = {}
        self.compiled = {}

    def rule(self, node, grammar):
        """One object for one rule, which a stack can be compared by."""
        if id(node) not in self.rules:
            unknown = node.keys() - KEYS
            if unknown:
                raise ValueError(f"{grammar['scopeName']}: {sorted(unknown)} in {node}")
            self.rules[id(node)] = Rule(node, grammar)
        return self.rules[id(node)]

    def candidates(self, nodes, grammar, seen=()):
        """The rules that may match, with what they include in their place."""
        for node in nodes:
            if "include" in node:
                nodes, owner = self.included(node["include"], grammar)
                key = (node["include"], owner["scopeName"])
                if key not in seen:
                    yield from self.candidates(nodes, owner, (*seen, key))
            elif "match" in node or "begin" in node:
                yield self.rule(node, grammar)
            else:
                yield from self.candidates(node["patterns"], grammar, seen)

    def included(self, name, grammar):
        scope, _, key = name.partition("#")
        if scope and scope != "$self":
            grammar = self.grammars[scope]
        return ([grammar["repository"][key]] if key else grammar["patterns"]), grammar

    def search(self, pattern, line, start, first, anchored):
        """The match at or after `start`; `\\A` matches on the first line alone, `\\G` only where `anchored`."""
        key = (pattern, first, anchored)
        if key not in self.compiled:
            # As VS Code does: what must not match becomes a character that no text has.
            source = pattern if anchored else pattern.replace("\\G", "\uffff")
            source = source if first else source.replace("\\A", "\uffff")
            self.compiled[key] = onigurumacffi.compile(source)
        return self.compiled[key].search(line, start)

    def tokens(self, scope, text):
        """For each line, its tokens: text and scopes, outermost first. Line ends are left out."""
        grammar = self.grammars[scope]
        stack = Frame(None, None, grammar, (scope,), (scope,), 0, -1, False, None)
        result = []
        for number, line in enumerate(text.split("\n")):
            tokenizer = Line(self, line + "\n", number == 0, stack)
            stack = tokenizer.run()
            result.append(tokenizer.merged())
        return result


class Rule:
    def __init__(self, node, grammar):
        self.node = node
        self.grammar = grammar
        self.first = node.get("match") or node["begin"]

    def captures(self, name):
        found = self.node.get(name) or self.node.get("captures") or {}
        return {int(number): value["name"] for number, value in found.items()}


class Frame:
    """One rule that has begun."""

    def __init__(self, parent, rule, grammar, names, content, entered, anchor, took_line_end, end):
        self.parent = parent
        self.rule = rule
        self.grammar = grammar
        self.names = names
        self.content = content
        self.entered = entered
        self.anchor = anchor
        self.took_line_end = took_line_end
        self.end = end

    def at_line_start(self):
        """The same on the next line, where no position of this one means anything."""
        parent = self.parent.at_line_start() if self.parent else None
        return Frame(
            parent, self.rule, self.grammar, self.names, self.content, -1, -1, self.took_line_end, self.end
        )


class Line:
    def __init__(self, grammars, line, first, stack):
        self.grammars = grammars
        self.line = line
        self.first = first
        self.stack = stack
        self.position = 0
        self.tokens = []

    def run(self):
        anchor = self.check_while()
        while self.step(anchor := anchor if self.position == 0 else self.anchor):
            pass
        self.produce(self.stack.content, len(self.line))
        return self.stack.at_line_start()

    def check_while(self):
        """Ends the innermost rules that have a `while` which does not match this line."""
        self.anchor = 0 if self.stack.took_line_end else -1
        frames = []
        frame = self.stack
        while frame:
            if frame.rule and "while" in frame.rule.node:
                frames.append(frame)
            frame = frame.parent
        for frame in reversed(frames):
            pattern = frame.rule.node["while"]
            found = self.grammars.search(pattern, self.line, self.position, self.first, self.position == self.anchor)
            if not found:
                self.stack = frame.parent
                break
            self.produce(frame.content, found.end())
            self.anchor = found.end()
            if found.end() > self.position:
                self.position = found.end()
                self.first = False
        return self.anchor

    def step(self, anchor):
        """Takes the next match; whether there may be another one."""
        best = None
        for is_end, rule, pattern in self.patterns():
            found = self.grammars.search(pattern, self.line, self.position, self.first, self.position == anchor)
            if found and (best is None or found.start() < best[0].start()):
                best = (found, is_end, rule)
        if best is None:
            return False
        found, is_end, rule = best
        advanced = found.end() > self.position
        going_on = self.leave(found, advanced) if is_end else self.enter(found, rule, advanced, anchor)
        if advanced:
            self.position = found.end()
            self.first = False
        return going_on

    def patterns(self):
        stack = self.stack
        if stack.rule and "end" in stack.rule.node:
            yield True, stack.rule, stack.rule.node["end"]
        nodes = stack.rule.node.get("patterns", []) if stack.rule else stack.grammar["patterns"]
        for rule in self.grammars.candidates(nodes, stack.grammar):
            yield False, rule, rule.first

    def leave(self, found, advanced):
        stack = self.stack
        self.produce(stack.content, found.start())
        self.capture(found, stack.names, stack.rule.captures("endCaptures"))
        self.anchor = stack.anchor
        if not advanced and stack.entered == self.position:
            # Entered and left at one place: the rest of the line is given up.
            return False
        self.stack = stack.parent
        return True

    def enter(self, found, rule, advanced, anchor):
        before = self.stack
        self.produce(before.content, found.start())
        names = before.content + tuple(rule.node.get("name", "").split())
        if "match" in rule.node:
            self.capture(found, names, rule.captures("captures"))
            self.anchor = anchor
            return advanced
        self.capture(found, names, rule.captures("beginCaptures"))
        content = names + tuple(rule.node.get("contentName", "").split())
        took_line_end = found.end() == len(self.line)
        self.anchor = found.end()
        if not advanced and before.rule is rule:
            return False
        self.stack = Frame(before, rule, rule.grammar, names, content, self.position, anchor, took_line_end, None)
        return True

    def capture(self, found, names, captures):
        """The tokens of a match. Its groups are one in another or one after another."""
        inner = []
        if 0 in captures:
            names = names + tuple(captures[0].split())
        for number in sorted(captures):
            if number == 0 or found.start(number) < 0 or found.start(number) == found.end(number):
                continue
            while inner and inner[-1][0] <= found.start(number):
                end, scopes = inner.pop()
                self.produce(scopes, end)
            around = inner[-1][1] if inner else names
            self.produce(around, found.start(number))
            inner.append((found.end(number), around + tuple(captures[number].split())))
        while inner:
            end, scopes = inner.pop()
            self.produce(scopes, end)
        self.produce(names, found.end())

    def produce(self, scopes, end):
        start = self.tokens[-1][1] if self.tokens else 0
        if end > start:
            self.tokens.append((start, end, scopes))

    def merged(self):
        length = len(self.line) - 1
        return [(self.line[start : min(end, length)], scopes) for start, end, scopes in self.tokens if start < length]
