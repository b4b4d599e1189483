/** Below it the portal is a part of another site's page: the same pages at the same addresses, without what is around them. */
export const widgetBase = '/widgets';

export const isWidgetAt = (path: string): boolean => path.startsWith(`${widgetBase}/`);
