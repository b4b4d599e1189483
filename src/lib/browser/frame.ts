/** Whether another page shows this one in a frame. */
export const isFramed = ({ self, top }: Pick<Window, 'self' | 'top'> = window): boolean => top !== self;
