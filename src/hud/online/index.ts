import '../styles/online.css';

export { openFriend } from './FriendDialog.tsx';
export { OnlineOverlay } from './OnlineOverlay.tsx';
