/**
 * Integers whose changes can be undone. A position keeps everything that play changes in one journal, so undoing an
 * action means undoing its writes, whatever the action did.
 */
export class Journal {
  readonly memory: Int32Array;
  private log: Int32Array;
  private top = 0;

  /** `room`: number of writes that fit in the log before it has to grow. */
  constructor(size: number, room = 1 << 11) {
    this.memory = new Int32Array(size);
    this.log = new Int32Array(2 * room);
  }

  get(address: number): number {
    return this.memory[address] as number;
  }

  set(address: number, value: number): void {
    if (this.top + 2 > this.log.length) this.grow();
    this.log[this.top] = address;
    this.log[this.top + 1] = this.memory[address] as number;
    this.top += 2;
    this.memory[address] = value;
  }

  add(address: number, amount: number): void {
    this.set(address, (this.memory[address] as number) + amount);
  }

  /** Appends to the list at `list`: its length at that address, followed by its entries. */
  push(list: number, value: number): void {
    const count = this.memory[list] as number;
    this.set(list + 1 + count, value);
    this.set(list, count + 1);
  }

  /** Removes entry `index` of the list at `list`, keeping the order. */
  removeAt(list: number, index: number): void {
    const count = (this.memory[list] as number) - 1;
    for (let i = index; i < count; i++) this.set(list + 1 + i, this.memory[list + 2 + i] as number);
    this.set(list, count);
  }

  /** The entries of the list at `list`. */
  entries(list: number): readonly number[] {
    // Spreading a typed array takes several times as long.
    const entries: number[] = [];
    for (let at = list + 1, end = at + this.get(list); at < end; at++) entries.push(this.memory[at] as number);
    return entries;
  }

  /** Returns a point to roll back to. */
  mark(): number {
    return this.top;
  }

  rollback(mark: number): void {
    while (this.top > mark) {
      this.top -= 2;
      this.memory[this.log[this.top] as number] = this.log[this.top + 1] as number;
    }
  }

  /** Forgets all earlier marks: what is stored now becomes the start. */
  commit(): void {
    this.top = 0;
  }

  private grow(): void {
    const log = new Int32Array(this.log.length * 2);
    log.set(this.log);
    this.log = log;
  }
}
