// Compares the facts of the script scanner with what acorn, a JavaScript parser, says of the same scripts.
// A check for developers, run by hand:
//
//   apt-get install node-acorn node-typescript
//   find PROGRAMS -name '*.js' -o -name '*.ts' > list.txt
//   MPCHECK_SCRIPT_LIST=$PWD/list.txt MPCHECK_SCRIPT_FACTS=$PWD/facts.jsonl swift test --filter listFacts
//   NODE_PATH=/usr/share/nodejs node Tests/ScriptTests/Comparison/compare.js facts.jsonl
//
// TypeScript is stripped of its types by the TypeScript compiler first. Scripts that acorn rejects are skipped.
'use strict';
const fs = require('fs');
const acorn = require('acorn');
const typescript = require('typescript');

const special = ['data', 'props', 'properties', 'methods', 'mixins', 'behaviors'];

function parse(path) {
  let source = fs.readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (path.endsWith('.ts')) {
    const options = { target: 'ES2022', module: 'ESNext', experimentalDecorators: true };
    const result = typescript.transpileModule(source, { compilerOptions: options, reportDiagnostics: true });
    if (result.diagnostics.length) return null;
    source = result.outputText;
  }
  for (const sourceType of ['module', 'script']) {
    try {
      return acorn.parse(source, {
        ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true, allowHashBang: true,
      });
    } catch (error) { /* The other source type may do. */ }
  }
  return null;
}

// Calls `visit` with every node and its ancestors, innermost last.
function walk(node, visit, ancestors = []) {
  visit(node, ancestors);
  ancestors.push(node);
  for (const key in node) {
    for (const child of [].concat(node[key])) {
      if (child && typeof child.type === 'string') walk(child, visit, ancestors);
    }
  }
  ancestors.pop();
}

const isFunction = (node) => /^(Arrow)?Function/.test(node.type);

function patternNames(node) {
  switch (node && node.type) {
    case 'Identifier': return [node];
    case 'ObjectPattern': return node.properties.flatMap((p) => patternNames(p.value || p.argument));
    case 'ArrayPattern': return node.elements.flatMap(patternNames);
    case 'AssignmentPattern': return patternNames(node.left);
    case 'RestElement': return patternNames(node.argument);
    default: return [];
  }
}

// Every declaration and assignment of a name: the scope it is made in, and the initial value.
function declarations(tree) {
  const found = new Map();
  const add = (name, scope, init, kind) => {
    if (!found.has(name)) found.set(name, []);
    found.get(name).push({ scope, init, kind });
  };
  walk(tree, (node, ancestors) => {
    const block = [...ancestors].reverse().find((a) => /^(BlockStatement|Program)$/.test(a.type)) || tree;
    if (node.type === 'VariableDeclarator') {
      for (const name of patternNames(node.id)) add(name.name, block, name === node.id ? node.init : null, 'variable');
    } else if (/^(Function|Class)Declaration$/.test(node.type) && node.id) {
      add(node.id.name, block, node, node.type);
    } else if (/^Import.*Specifier$/.test(node.type)) {
      add(node.local.name, tree, null, 'module');
    } else if (node.type === 'AssignmentExpression') {
      for (const name of patternNames(node.left)) add(name.name, tree, null, 'assignment');
    } else if (node.type === 'CatchClause' && node.param) {
      for (const name of patternNames(node.param)) add(name.name, node, null, 'parameter');
    }
    if (isFunction(node)) {
      for (const param of node.params) for (const name of patternNames(param)) add(name.name, node, null, 'parameter');
    }
  });
  return found;
}

function variable(name, ancestors, known) {
  const all = known.get(name) || [];
  if (all.some((d) => d.kind === 'assignment')) return null;
  for (const scope of [...ancestors].reverse()) {
    const here = all.filter((d) => d.scope === scope);
    if (here.length) return here.length === 1 ? here[0] : null;
  }
  return null;
}

function valueKind(node) {
  switch (node.type) {
    case 'FunctionExpression': case 'ArrowFunctionExpression': case 'FunctionDeclaration': return 'function';
    case 'TemplateLiteral': return 'string';
    case 'ObjectExpression': return 'object';
    case 'ArrayExpression': return 'array';
    case 'Identifier': return node.name === 'undefined' ? 'undefined' : 'unknown';
    case 'Literal':
      if (node.value === null && !node.regex && !node.bigint) return 'null';
      if (['string', 'number', 'boolean'].includes(typeof node.value)) return typeof node.value;
      return node.bigint ? 'number' : 'unknown';
    case 'UnaryExpression':
      if (node.argument.type !== 'Literal' || typeof node.argument.value !== 'number') return 'unknown';
      return { '-': 'number', '!': 'boolean', void: 'undefined' }[node.operator] || 'unknown';
    default: return 'unknown';
  }
}

const isComputed = (p) => p.computed || (typeof p.key.value === 'string' && p.key.raw.includes('\\'));
const keyName = (p) => (p.key.type === 'Identifier' ? p.key.name : typeof p.key.value === 'string' ? p.key.value : null);

function readMembers(literal, suffix, object, onSpecial) {
  for (const p of literal.properties) {
    if (p.type === 'SpreadElement') {
      object.open.push('spread');
      if (!suffix) object.dataIsOpen = true;
    } else if (isComputed(p)) {
      object.open.push('computed key');
    } else if (!suffix && special.includes(keyName(p)) && !(keyName(p) === 'methods' && object.kind === 'page')) {
      onSpecial(keyName(p), p);
    } else if (keyName(p) !== null) {
      const isMethod = p.method || p.kind !== 'init' || ['function', 'unknown'].includes(valueKind(p.value));
      if (isMethod) object.methods.push(keyName(p) + suffix);
    }
  }
}

function readLiteral(literal, object, ancestors, known) {
  readMembers(literal, '', object, (name, p) => {
    const value = p.method || p.kind !== 'init' || p.shorthand ? null : p.value;
    const isLiteral = value && value.type === 'ObjectExpression';
    if (name === 'methods') {
      if (isLiteral) readMembers(value, '@methods', object); else object.open.push('unresolved methods');
    } else if (name === 'mixins' || name === 'behaviors') {
      const isEmpty = value && value.type === 'ArrayExpression' && value.elements.length === 0;
      if (!isEmpty) object.open.push('mixins');
    } else if (!isLiteral) {
      object.dataIsOpen = true;
    } else {
      for (const field of value.properties) {
        if (field.type === 'SpreadElement' || isComputed(field)) object.dataIsOpen = true;
        else if (keyName(field) !== null) {
          let kind = field.kind !== 'init' ? 'unknown' : valueKind(field.value);
          if (field.value.type === 'Identifier' && kind === 'unknown') {
            const declared = variable(field.value.name, ancestors, known);
            if (declared && declared.init && valueKind(declared.init) === 'function') kind = 'function';
          }
          if (name === 'properties') kind = 'unknown';
          object.fields.push(`${name}.${keyName(field)}:${kind}`);
        }
      }
    }
  });
}

// The object literals among the arguments of nested calls.
function wrappedLiterals(node) {
  switch (node && node.type) {
    case 'CallExpression': case 'NewExpression':
      return wrappedLiterals(node.callee).concat(
        node.arguments.flatMap((a) => (a.type === 'ObjectExpression' ? [a] : wrappedLiterals(a))));
    case 'MemberExpression': return wrappedLiterals(node.object);
    case 'ParenthesizedExpression': return wrappedLiterals(node.expression);
    case 'SequenceExpression': return node.expressions.flatMap(wrappedLiterals);
    default: return [];
  }
}

// What the uses of the variable `name` do to the object in it.
function applyChanges(name, tree, object) {
  walk(tree, (node, ancestors) => {
    if (node.type !== 'Identifier' || node.name !== name) return;
    const [parent, outer, outermost] = [...ancestors].reverse();
    const isAssigned = (target, by) => by && by.type === 'AssignmentExpression' && by.operator === '=' && by.left === target;
    if (parent.type === 'MemberExpression' && parent.object === node) {
      const path = (m) => (m.computed ? null : m.property.name);
      if (isAssigned(parent, outer)) {
        if (path(parent) === null || path(parent) === 'methods') object.open.push('changed variable');
        else if (['data', 'props', 'properties'].includes(path(parent))) object.dataIsOpen = true;
        else if (['function', 'unknown'].includes(valueKind(outer.right))) object.methods.push(path(parent));
      } else if (outer.type === 'MemberExpression' && isAssigned(outer, outermost)) {
        if (path(parent) === 'methods' && path(outer) === null) object.open.push('changed variable');
        else if (path(parent) === 'methods') object.methods.push(path(outer) + '@methods');
        else if (['data', 'props'].includes(path(parent))) object.dataIsOpen = true;
      }
    } else if (parent.type === 'CallExpression' && parent.arguments.includes(node)) {
      if (!/^(Page|Component|Behavior|Mixin)$/.test(parent.callee.name)) object.open.push('changed variable');
    } else if ((parent.type === 'AssignmentExpression' && parent.right === node && !/exports/.test(parent.left.property && parent.left.property.name))
      || (parent.type === 'VariableDeclarator' && parent.init === node)) {
      object.open.push('changed variable');
    }
  });
}

function firstSegment(text) { return text.split(/[.[]/)[0]; }

function keyPath(p) {
  if (p.type === 'SpreadElement') return null;
  if (!isComputed(p)) return p.key.type === 'Identifier' ? p.key.name : firstSegment(p.key.raw.replace(/^['"]|['"]$/g, ''));
  let key = p.key;
  while (key.type === 'BinaryExpression') key = key.left;
  const start = key.type === 'TemplateLiteral' ? key.quasis[0].value.raw : typeof key.value === 'string' ? key.value : null;
  const isWhole = key === p.key && (key.type === 'Literal' || (key.quasis || []).length === 1);
  return start !== null && (isWhole || /[.[]/.test(start)) ? firstSegment(start) || null : null;
}

function facts(tree) {
  const known = declarations(tree);
  const result = { instances: [], modules: [], links: [], setData: [], setDataIsOpen: false };
  const skipped = new Set();
  walk(tree, (node, ancestors) => {
    if (node.type === 'Identifier' && /^(setData|\$spliceData)$/.test(node.name)) {
      const users = [...ancestors].reverse();
      const isKey = users[0].key === node && !users[0].shorthand;
      let whole = users[0].property === node ? users.shift() : node;
      while (users[0].operator === '&&' && users[0].right === whole) whole = users.shift();
      const user = users[0];
      const isTest = (user.operator === '&&' && user.left === whole) || (user.type === 'IfStatement' && user.test === whole);
      if (!isKey && user.callee !== whole && !isTest) result.setDataIsOpen = true;
    }
    const module = node.source || (node.type === 'CallExpression' && node.callee.name === 'require' && node.arguments.length === 1 && node.arguments[0]);
    if (module && typeof module.value === 'string') result.modules.push(module.value);
    if (node.type !== 'CallExpression') return;
    const callee = node.callee;
    const argument = node.arguments[0];
    if (callee.type === 'Identifier' && /^(Page|Component)$/.test(callee.name) && !ancestors.some((a) => skipped.has(a))) {
      const object = { kind: callee.name.toLowerCase(), methods: [], fields: [], dataIsOpen: false, open: [] };
      result.instances.push(object);
      if (argument && argument.type === 'ObjectExpression') {
        readLiteral(argument, object, ancestors, known);
      } else if (argument && argument.type === 'Identifier') {
        const declared = variable(argument.name, ancestors, known);
        if (declared && declared.init && declared.init.type === 'ObjectExpression') {
          readLiteral(declared.init, object, ancestors, known);
          applyChanges(argument.name, tree, object);
        } else object.open.push('unresolved argument');
      } else {
        const isCall = argument && /^(Call|New)Expression$/.test(argument.type);
        object.open.push(isCall ? 'wrapped argument' : 'unresolved argument');
        if (isCall) wrappedLiterals(argument).forEach((l) => readLiteral(l, object, ancestors, known));
        if (argument) skipped.add(argument);
      }
      if (known.has(callee.name)) object.open.push('wrapper');
    }
    const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : callee.name;
    if (method === 'setData' || method === '$spliceData') {
      if (argument && argument.type !== 'ObjectExpression') result.setDataIsOpen = true;
      for (const p of (argument && argument.properties) || []) {
        const path = keyPath(p);
        if (path === null) result.setDataIsOpen = true;
        else if (!result.setData.includes(path)) result.setData.push(path);
      }
    }
    if (callee.object && callee.object.name === 'my' && /^(navigateTo|redirectTo|switchTab|reLaunch)$/.test(method)) {
      for (const p of (argument && argument.properties) || []) {
        if (p.type === 'Property' && keyName(p) === 'url' && typeof p.value.value === 'string') result.links.push(`${method} ${p.value.value}`);
      }
    }
  });
  return result;
}

// What is compared: the order in which members are found says nothing, and imports of types are gone from what
// the TypeScript compiler leaves.
function comparable(facts, path) {
  return {
    instances: facts.instances.map((o) => ({
      kind: o.kind, methods: [...o.methods].sort(), fields: [...o.fields].sort(), dataIsOpen: o.dataIsOpen, open: [...new Set(o.open)].sort(),
    })),
    modules: path.endsWith('.ts') ? [] : [...facts.modules].sort(),
    links: facts.links, setData: [...facts.setData].sort(), setDataIsOpen: facts.setDataIsOpen, syntax: facts.syntax || false,
  };
}

const count = { identical: 0, different: 0, rejected: 0, instances: 0, methods: 0 };
for (const line of fs.readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const scanned = JSON.parse(line);
  const tree = parse(scanned.path);
  if (!tree) { count.rejected += 1; continue; }
  const [actual, expected] = [comparable(scanned, scanned.path), comparable(facts(tree), scanned.path)];
  for (const object of actual.instances) { count.instances += 1; count.methods += object.methods.length; }
  if (JSON.stringify(actual) === JSON.stringify(expected)) { count.identical += 1; continue; }
  count.different += 1;
  console.log(scanned.path);
  for (const key in actual) {
    const [a, e] = [JSON.stringify(actual[key]), JSON.stringify(expected[key])];
    if (a !== e) console.log(`  ${key}\n    scanner ${a}\n    parser  ${e}`);
  }
}
console.log(count);
