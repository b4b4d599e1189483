export { TripPage as default } from '#src/screens/trips/trip/TripPage.tsx';
