export const isFramed = ({ self, top }: Pick<Window, 'self' | 'top'> = window): boolean => top !== self;
