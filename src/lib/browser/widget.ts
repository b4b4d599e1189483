/** Path below which the portal runs as a widget in another site: the same pages without header and footer. */
export const widgetBase = '/widgets';

export const isWidgetPath = (path: string): boolean => path.startsWith(`${widgetBase}/`);
