export { openFriend } from './FriendDialog.tsx';
export { OnlineOverlay } from './OnlineOverlay.tsx';
