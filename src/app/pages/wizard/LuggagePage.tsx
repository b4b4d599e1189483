export { Luggage as default } from '#src/screens/luggage/page/Luggage.tsx';
