// A document and what changed in it. Nothing is altered: a new document shares with the old one all that stayed, so
// that whoever draws it sees by identity what is new.

export type Path = readonly (string | number)[];
/** What stands at a path from now on; a path alone: nothing does any more. */
export type Change = readonly [path: Path] | readonly [path: Path, value: unknown];

/** The changes do not fit the document: something was missed. */
export class Misfit extends Error {}

type Node = Record<string, unknown> | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The document after the changes, in their order. */
export function changed<T>(document: T, changes: readonly Change[]): T {
  // What was copied for these changes may be written to; nothing else may.
  const own = new WeakSet<Node>();
  const ownOf = (node: Node): Node => {
    if (own.has(node)) return node;
    const copy = Array.isArray(node) ? [...node] : { ...node };
    own.add(copy);
    return copy;
  };

  function put(at: unknown, change: Change, depth: number): unknown {
    const [path] = change;
    const key = path[depth];
    if (key === undefined) return change[1];
    if (!isNode(at)) throw new Misfit(`nothing at ${path.slice(0, depth).join('.')}`);
    const isLast = depth === path.length - 1;
    const node = ownOf(at);
    if (Array.isArray(node)) {
      if (typeof key !== 'number' || !(key in node) || (isLast && change.length === 1)) {
        throw new Misfit(`no line ${key} at ${path.slice(0, depth).join('.')}`);
      }
      node[key] = put(node[key], change, depth + 1);
    } else if (isLast && change.length === 1) {
      delete node[key];
    } else {
      const name = String(key);
      const before = Object.hasOwn(node, name) ? node[name] : undefined;
      // A key may be any word, also one that objects give a meaning to.
      Object.defineProperty(node, name, {
        value: put(before, change, depth + 1),
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
    return node;
  }

  return changes.reduce<unknown>((now, change) => {
    if (!change[0].length && change.length === 1) throw new Misfit('the whole document is gone');
    return put(now, change, 0);
  }, document) as T;
}
