/** Numbers the features of an evaluation, group after group; the order is part of its weights file. */
export function createGroups() {
  let size = 0;
  return {
    /** Where a group of so many features begins. */
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
