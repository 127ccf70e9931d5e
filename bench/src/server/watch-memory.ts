import { type TreeMemory, treeMemory } from './process-tree.ts';

/** How often processes are asked for their memory, in milliseconds. */
const memoryStep = 100;

/** Looks at the memory of a process and all that it starts, until it is told to end: the most of it. */
export function watchMemory(pid: number | undefined) {
  let most: TreeMemory | undefined;
  const look = async () => {
    const now = pid === undefined ? undefined : await treeMemory(pid);
    if (!now) return;
    most = {
      together: Math.max(most?.together ?? 0, now.together),
      ofChild: Math.max(most?.ofChild ?? 0, now.ofChild),
    };
  };
  const timer = setInterval(look, memoryStep);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}
