import { createLibrary } from './library.ts';
import type { Library, LibraryPorts } from './library.ts';
import { createOwnership } from './ownership.ts';
import type { Ownership, OwnershipPorts } from './ownership.ts';

type SavingPorts = Omit<LibraryPorts, 'keepAgain'> & Omit<OwnershipPorts, 'library'>;

/** All games on this device, and which of them this tab may write: each needs the other. */
export function createSaving(ports: SavingPorts): { readonly library: Library; readonly ownership: Ownership } {
  const library = createLibrary({ ...ports, keepAgain: (keeping) => ownership.keep(keeping) });
  const ownership = createOwnership({ ...ports, library });
  return { library, ownership };
}
