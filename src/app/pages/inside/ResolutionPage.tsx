export { ResolutionCase as default } from '#src/screens/resolutions/ResolutionCase.tsx';
