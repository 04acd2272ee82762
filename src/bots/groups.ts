/** Numbers the features of an evaluation, group by group; the weights file depends on the order. */
export function createGroups() {
  let size = 0;
  return {
    /** Adds a group of `length` features; returns the index of the first one. */
    group(length: number): number {
      const start = size;
      size += length;
      return start;
    },
    get size(): number {
      return size;
    },
  };
}
