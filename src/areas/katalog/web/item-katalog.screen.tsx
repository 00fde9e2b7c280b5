import { masterScreen } from '#kit/web/master/master-screen.tsx';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import { DariStock } from '#areas/katalog/web/dari-stock.tsx';
import { PratinjauHp } from '#areas/katalog/web/pratinjau-hp.tsx';

/** Items, each seen as on a customer's phone while it is typed; a piece of the stock becomes one in two presses. */
export default masterScreen(itemKatalogMaster, { acts: DariStock, beside: PratinjauHp });
