import { openPage } from './page/browser/page.ts';
import { battlefield } from './reply/english/battle/battlefield.ts';
import { page } from './reply/english/battle/page.ts';
import { tableErrors } from './reply/english/refusals/table-errors.ts';

// What runs in the browser of whoever opens a live page. Nothing of the referee's comes along but plain geometry and its words.
openPage({ battlefield, page, errors: tableErrors });
