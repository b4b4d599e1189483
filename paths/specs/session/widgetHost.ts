import { widgetHostModel } from '#machines/session/widgets/widgetHost.model.ts';

import { notInBrowser } from '../../spec.ts';

export const spec = notInBrowser(widgetHostModel, 'it stands in a page of another site’s, which hands its token over');
