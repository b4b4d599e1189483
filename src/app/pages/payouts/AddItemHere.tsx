export { AddItem as default } from '#src/screens/claims/items/add/AddItem.tsx';
