import { type TreeMemory, treeMemory } from './process-tree.ts';

/** Milliseconds between samples. */
const memoryStep = 100;

/** Samples the memory of a process and its descendants; `end` stops and returns the maximum. */
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
