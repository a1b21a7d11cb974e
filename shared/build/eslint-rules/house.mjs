import directions from './directions.mjs';
import exactFields from './exact-fields.mjs';
import explainedSuppressions from './explained-suppressions.mjs';
import fileNames from './file-names.mjs';
import logicalCss from './logical-css.mjs';
import noBareLazy from './no-bare-lazy.mjs';
import noInlinePersian from './no-inline-persian.mjs';
import oneComponent from './one-component.mjs';
import randomId from './random-id.mjs';
import serverClock from './server-clock.mjs';
import themeColours from './theme-colours.mjs';

/** The project's own rules as an ESLint plugin, named `house` in eslint.config.mjs. */
export const house = {
  rules: {
    directions,
    'exact-fields': exactFields,
    'explained-suppressions': explainedSuppressions,
    'file-names': fileNames,
    'logical-css': logicalCss,
    'no-bare-lazy': noBareLazy,
    'no-inline-persian': noInlinePersian,
    'one-component': oneComponent,
    'random-id': randomId,
    'server-clock': serverClock,
    'theme-colours': themeColours,
  },
};
