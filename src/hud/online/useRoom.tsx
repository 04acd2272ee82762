import { createContext } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { useCallback, useContext } from 'preact/hooks';
import type { Online, OnlineView } from '../../session/contracts/online.ts';
import { useChanges } from '../kit/context.tsx';

/** The room that components are about. */

interface Room {
  readonly online: Online;
  readonly view: OnlineView;
}

const RoomContext = createContext<Room | null>(null);

/** All components inside show the same view of the room, and are rendered once after every change of it. */
export function RoomProvider({ online, children }: { readonly online: Online; children: ComponentChildren }): VNode {
  useChanges(useCallback((listener: () => void) => online.subscribe(listener), [online]));
  return <RoomContext.Provider value={{ online, view: online.view }}>{children}</RoomContext.Provider>;
}

/** The room and its current view. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('Expected a RoomProvider around this component');
  return room;
}
