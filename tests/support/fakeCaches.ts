/** Cache Storage as the painters use it, in memory. */
export class FakeCaches implements Pick<CacheStorage, 'open' | 'delete' | 'keys'> {
  readonly all = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  /** If set, every access to an entry fails with it. */
  failure: Error | undefined;

  async open(name: string): Promise<Cache> {
    const entries = this.all.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    this.all.set(name, entries);
    const guard = (): void => {
      if (this.failure) throw this.failure;
    };
    const cache: Pick<Cache, 'keys' | 'match' | 'put' | 'delete'> = {
      keys: async () => [...entries.keys()].map((path) => new Request(`https://host.example${path}`)),
      match: async (path) => {
        guard();
        const bytes = entries.get(String(path));
        return bytes && new Response(bytes);
      },
      put: async (path, response) => {
        guard();
        entries.delete(String(path));
        entries.set(String(path), new Uint8Array(await response.arrayBuffer()));
      },
      delete: async (path) => entries.delete(String(path)),
    };
    return cache as Cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  /** Entries of the only cache. */
  get entries(): Map<string, Uint8Array<ArrayBuffer>> {
    const [only, ...others] = this.all.values();
    if (!only || others.length) throw new Error('Expected one cache');
    return only;
  }
}
