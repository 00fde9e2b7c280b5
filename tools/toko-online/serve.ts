import { openTokoOnline, type Laku } from '#tools/toko-online/toko.ts';

/** Behaves well for most calls, and badly for some of them, so that an installation is tried against the worst. */
const BURUK: readonly Laku[] = ['BIASA', 'BIASA', 'LAMBAT', 'BIASA', 'GANDA', 'BIASA', 'GALAT'];

const [, , rahasia = 'rahasia-toko-online-percobaan', port = '8090', mode = 'buruk'] = process.argv;
const toko = await openTokoOnline({ rahasia, port: Number(port) });
console.log(`Toko web percobaan di ${toko.alamat}, rahasia ${rahasia}`);
console.log(`Server Kilau: KILAU_ADAPTOR=${toko.alamat}, lalu Integrasi Marketplace, Sambungan.`);
let told = 0;
setInterval(() => {
  if (mode === 'buruk' && toko.laku.length === 0) toko.laku.push(...BURUK);
  for (const { method, path, status } of toko.masuk.slice(told))
    console.log(`${status || 'tanpa jawaban'} ${method} ${path}`);
  told = toko.masuk.length;
}, 1000);
