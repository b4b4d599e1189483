export { BagPage as default } from '#src/screens/luggage/page/BagPage.tsx';
