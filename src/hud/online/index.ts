import '../styles/online.css';

export { openFriend } from './FriendDialog.tsx';
export { attachOnline } from './OnlineOverlay.tsx';
