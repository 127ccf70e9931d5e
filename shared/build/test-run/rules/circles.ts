/** A file and one that it imports, as paths below the workspace. */
export type Import = readonly [from: string, to: string];

/** Rooms of a folder that import each other in a circle. */
export interface Circle {
  /** The folder, and what stands in a circle there, with the first at the end once more. */
  readonly folder: string;
  readonly rooms: readonly string[];
  /** The imports that make the circle. */
  readonly imports: readonly Import[];
}

type Rooms = Map<string, Map<string, Import[]>>;

/** Where `floors.json` says who imports whom. */
const hasFloors = /^(shared\/)?[^/]*(\/src)?$/;

/**
 * The circles between the rooms of every folder: its folders, and the files beside them. An import
 * counts in the folder where its two files part. The shortest circle through each room is found, and each once.
 */
export function circlesOfRooms(imports: readonly Import[]): Circle[] {
  return [...byFolder(imports)].flatMap(([folder, rooms]) => {
    const found = new Map<string, Circle>();
    for (const room of rooms.keys()) {
      const circle = shortestCircle(rooms, room);
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

function byFolder(imports: readonly Import[]): Map<string, Rooms> {
  const folders = new Map<string, Rooms>();
  for (const [from, to] of imports) {
    const [one, other] = [from.split('/'), to.split('/')];
    const parting = one.findIndex((name, at) => name !== other[at]);
    const folder = one.slice(0, parting).join('/');
    const [room, imported] = [one[parting], other[parting]];
    if (hasFloors.test(folder) || !room || !imported) continue;
    const rooms: Rooms = entry(folders, folder, () => new Map());
    const own: Map<string, Import[]> = entry(rooms, room, () => new Map());
    own.set(imported, [...(own.get(imported) ?? []), [from, to]]);
  }
  return folders;
}

/** Rooms on the shortest way from a room back to it. */
function shortestCircle(rooms: Rooms, start: string): string[] | undefined {
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
