import type { MasterHooks } from '#kit/server/serve-master.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import type { Event } from '#areas/akses/contract/event.ts';
import { serve, serveWrite, type Route, type ServerDoor } from '#kit/server/routes.ts';
import { unggahGambarKatalogEndpoint } from '#areas/katalog/contract/gambar-katalog.api.ts';
import { hadiahKatalogMaster } from '#areas/katalog/contract/hadiah-katalog.master.ts';
import { hargaKatalogMaster } from '#areas/katalog/contract/harga-katalog.master.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import {
  itemDariStockEndpoint,
  stockUntukKatalogEndpoint,
} from '#areas/katalog/contract/item-stock.api.ts';
import * as kunci from '#areas/katalog/contract/kunci-katalog.api.ts';
import { isiSplashEndpoint } from '#areas/katalog/contract/splash-isi.api.ts';
import { splashscreenKatalogMaster } from '#areas/katalog/contract/splashscreen-katalog.master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { gambarKatalog, unggahGambarKatalog } from '#areas/katalog/server/gambar-katalog.ts';
import { ikutHadiah, periksaPoint } from '#areas/katalog/server/hadiah-toko.ts';
import { bukaKunci, buatKunci, cabutKunci, daftarKunci } from '#areas/katalog/server/kunci.ts';
import { denganGroup } from '#areas/katalog/server/harga-katalog.ts';
import { ikutStock, itemDariStock, stockUntukKatalog } from '#areas/katalog/server/item-stock.ts';
import { katalogArea } from '#areas/katalog/katalog.area.ts';

/** A slot may be put or posted (D-32.2). */
const alsoPosted = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((one) =>
    one.endpoint.method === 'PUT' ? [one, { ...one, endpoint: isiSplashEndpoint }] : [one],
  );

/** A program that shows the catalogue reads it again when a row of it changed. */
const hooks: MasterHooks = {
  pictures: gambarKatalog,
  after: async (tx) => tx.ring('katalog', {}),
};

/** `ekspor`: the house's event of data that leave it, which a key of the read API is asked for by. */
type Rumah = { readonly ekspor: Event };

/** Everything the server answers about the catalogue. If it is not in this list, it does not exist. */
export const katalogServer: ServerDoor<Rumah> = ({ db, ekspor }) => [
  serve(kunci.listKunciEndpoint, daftarKunci),
  serveWrite(kunci.buatKunciEndpoint, buatKunci(ekspor)),
  serve(kunci.bukaKunciEndpoint, (_, input, ctx: Ctx) => bukaKunci(db, input, ctx)),
  serveWrite(kunci.cabutKunciEndpoint, cabutKunci),
  serveWrite(unggahGambarKatalogEndpoint, unggahGambarKatalog),
  serve(stockUntukKatalogEndpoint, stockUntukKatalog),
  serveWrite(itemDariStockEndpoint, itemDariStock),
  ...serveMasters(
    katalogArea.masters,
    [
      ...serveMaster(itemKatalogMaster, {
        ...hooks,
        fresh: (on, rows, ctx: Ctx) => ikutStock(on, rows, ctx),
      }),
      ...serveMaster(hadiahKatalogMaster, {
        ...hooks,
        fresh: (on, rows, ctx: Ctx) => ikutHadiah(on, rows, ctx),
        check: (tx, row, ctx: Ctx) => periksaPoint(tx, row, ctx),
      }),
      ...serveMaster(hargaKatalogMaster, hooks).map(denganGroup),
      ...alsoPosted(serveMaster(splashscreenKatalogMaster, hooks)),
    ],
    hooks,
  ),
];
