export { GrantPermission as default } from '#src/screens/claims/items/permissions/GrantPermission.tsx';
