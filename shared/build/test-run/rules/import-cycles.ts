/** A file and a file that it imports, as paths below the workspace. */
export type Import = readonly [from: string, to: string];

/** An import cycle between rooms of a folder. */
export interface ImportCycle {
  /** The folder, and the rooms of the cycle, with the first one repeated at the end. */
  readonly folder: string;
  readonly rooms: readonly string[];
  /** The imports that form the cycle. */
  readonly imports: readonly Import[];
}

type ImportGraph = Map<string, Map<string, Import[]>>;

/** Folders whose import order is defined by `floors.json`. */
const hasFloors = /^(shared\/)?[^/]*(\/src)?$/;

/**
 * Finds the cycles between the rooms of every folder: its subfolders, and the files beside them. An
 * import counts in the folder where the paths of its two files diverge. Returns the shortest cycle
 * through each room, without duplicates.
 */
export function importCyclesOfRooms(imports: readonly Import[]): ImportCycle[] {
  return [...byFolder(imports)].flatMap(([folder, rooms]) => {
    const found = new Map<string, ImportCycle>();
    for (const room of rooms.keys()) {
      const circle = shortestCycle(rooms, room);
      if (!circle) continue;
      found.set([...new Set(circle)].sort().join(), {
        folder,
        rooms: circle,
        imports: circle.slice(1).flatMap((to, at) => rooms.get(circle[at] ?? '')?.get(to) ?? []),
      });
    }
    return [...found.values()];
  });
}

function byFolder(imports: readonly Import[]): Map<string, ImportGraph> {
  const folders = new Map<string, ImportGraph>();
  for (const [from, to] of imports) {
    const [one, other] = [from.split('/'), to.split('/')];
    const parting = one.findIndex((name, at) => name !== other[at]);
    const folder = one.slice(0, parting).join('/');
    const [room, imported] = [one[parting], other[parting]];
    if (hasFloors.test(folder) || !room || !imported) continue;
    const rooms: ImportGraph = entry(folders, folder, () => new Map());
    const own: Map<string, Import[]> = entry(rooms, room, () => new Map());
    own.set(imported, [...(own.get(imported) ?? []), [from, to]]);
  }
  return folders;
}

/** Returns the rooms on the shortest path from a room back to itself. */
function shortestCycle(rooms: ImportGraph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of rooms.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
