import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHariIniEndpoint } from '#areas/barang/contract/harga-hari-ini.api.ts';
import * as harga from '#areas/barang/contract/harga.api.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisBerlianEndpoint } from '#areas/barang/contract/jenis.api.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { ongkosMaster } from '#areas/barang/contract/ongkos.master.ts';
import { hargaBeliMaster } from '#areas/barang/contract/harga-beli.master.ts';
import { groupHooks } from '#areas/barang/server/group.ts';
import { kadarHooks } from '#areas/barang/server/kadar.ts';
import { hargaHooks } from '#areas/barang/server/harga-master.ts';
import { listJenisBerlian } from '#areas/barang/server/jenis.query.ts';
import {
  lihatHargaEmas,
  lihatHargaGlobal,
  lihatHargaHariIni,
  lihatHargaPembelian,
} from '#areas/barang/server/lihat-harga.ts';
import {
  ubahBanyakHarga,
  ubahBanyakPembelian,
  ubahHargaEmas,
  ubahHargaGlobal,
  ubahHargaPembelian,
} from '#areas/barang/server/ubah-harga.ts';
import { ubahBanyakBandrolEndpoint } from '#areas/barang/contract/harga-bandrol.api.ts';
import { ubahBanyakBandrol } from '#areas/barang/server/harga-bandrol.ts';
import { bandrolMaster } from '#areas/barang/contract/bandrol.master.ts';
import { parameterBerlianMaster } from '#areas/barang/contract/parameter-berlian.master.ts';
import { barangArea } from '#areas/barang/barang.area.ts';

/** Everything the server answers about kinds of goods and prices. */
export const barangServer: ServerDoor = () => [
  ...serveMasters(barangArea.masters, [
    ...serveMaster(jenisMaster, hargaHooks(jenisMaster)),
    ...serveMaster(kadarMaster, kadarHooks),
    ...serveMaster(groupMaster, groupHooks),
    ...serveMaster(ongkosMaster, hargaHooks(ongkosMaster)),
    ...serveMaster(hargaBeliMaster, hargaHooks(hargaBeliMaster)),
    ...serveMaster(bandrolMaster, hargaHooks(bandrolMaster)),
    ...serveMaster(parameterBerlianMaster, hargaHooks(parameterBerlianMaster)),
  ]),
  serve(jenisBerlianEndpoint, listJenisBerlian),
  serve(harga.listHargaEmasEndpoint, lihatHargaEmas),
  serveWrite(harga.ubahHargaEmasEndpoint, ubahHargaEmas),
  serveWrite(harga.ubahBanyakHargaEndpoint, ubahBanyakHarga),
  serve(harga.listHargaPembelianEndpoint, lihatHargaPembelian),
  serveWrite(harga.ubahHargaPembelianEndpoint, ubahHargaPembelian),
  serveWrite(harga.ubahBanyakPembelianEndpoint, ubahBanyakPembelian),
  serve(harga.listHargaGlobalEndpoint, lihatHargaGlobal),
  serveWrite(harga.ubahHargaGlobalEndpoint, ubahHargaGlobal),
  serveWrite(ubahBanyakBandrolEndpoint, ubahBanyakBandrol),
  serve(hargaHariIniEndpoint, lihatHargaHariIni),
];
