import { areaContract, endpointsIn } from '#kit/contract/area.ts';
import * as ekspor from '#app/contract/ekspor.api.ts';
import * as pusat from '#app/contract/pusat.api.ts';
import * as faktur from '#app/contract/faktur-bermasalah.api.ts';
import * as siapkan from '#app/contract/siapkan-toko.api.ts';
import { cariDokumenEndpoint } from '#app/contract/cari-dokumen.api.ts';
import { tempatDokumenEndpoint } from '#app/contract/tempat-dokumen.api.ts';
import { pasangEndpoint } from '#app/contract/pasang.api.ts';

/** What belongs to no area: the house itself. */
export const rumahContract = areaContract({
  endpoints: [
    pasangEndpoint,
    tempatDokumenEndpoint,
    cariDokumenEndpoint,
    ...endpointsIn(ekspor),
    ...endpointsIn(pusat),
    ...endpointsIn(faktur),
    ...endpointsIn(siapkan),
  ],
});
