export { CancelItem as default } from '#src/screens/claims/items/changes/CancelItem.tsx';
