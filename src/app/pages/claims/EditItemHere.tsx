export { EditItem as default } from '#src/screens/claims/items/changes/EditItem.tsx';
