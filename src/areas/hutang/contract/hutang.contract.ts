import { areaContract } from '#kit/contract/area.ts';
import { dashboardHutangEndpoint } from '#areas/hutang/contract/dashboard.api.ts';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hitungBungaEndpoint, hitungHutangEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { kondisiPinjamanMaster } from '#areas/hutang/contract/kondisi-pinjaman.master.ts';
import { hutangPokokMaster } from '#areas/hutang/contract/hutang-pokok.master.ts';
import { bungaHutangMaster } from '#areas/hutang/contract/bunga-hutang.master.ts';
import { plafondHutangMaster } from '#areas/hutang/contract/plafond-hutang.master.ts';
import { plafondKadarMaster } from '#areas/hutang/contract/plafond-kadar.master.ts';

/** Loans secured on gold: what may be lent, and at what price. */
export const hutangContract = areaContract({
  endpoints: [dashboardHutangEndpoint, hitungHutangEndpoint, hitungBungaEndpoint],
  documents: [hutangDocument, bungaDocument, lunasDocument],
  masters: [
    kondisiPinjamanMaster,
    hutangPokokMaster,
    bungaHutangMaster,
    plafondHutangMaster,
    plafondKadarMaster,
  ],
});
