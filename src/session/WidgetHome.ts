import { createContext } from 'react';

/** The address that a widget was opened with; null in the portal. */
export const WidgetHome = createContext<string | null>(null);
