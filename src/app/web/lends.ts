/*
 * What an area lends to the screens of others: a record beside a list, the exchange at the counter.
 * The first screen may need it before any door is opened, so the start holds it; the files behind
 * it still come when they are asked for (decision 0018).
 */
import '#areas/toko/web/toko.lends.ts';
import '#areas/akses/web/akses.lends.ts';
import '#areas/buku/web/buku.lends.ts';
import '#areas/uang/web/uang.lends.ts';
import '#areas/member/web/member.lends.ts';
import '#areas/stock/web/stock.lends.ts';
import '#areas/kirim/web/kirim.lends.ts';
import '#areas/terima/web/terima.lends.ts';
import '#areas/berlian/web/berlian.lends.ts';
import '#areas/penjualan/web/penjualan.lends.ts';
import '#areas/pembelian/web/pembelian.lends.ts';
import '#areas/tukar/web/tukar.lends.ts';
import '#areas/service/web/service.lends.ts';
import '#areas/sepuhan/web/sepuhan.lends.ts';
import '#areas/gesek/web/gesek.lends.ts';
import '#areas/manual/web/manual.lends.ts';
import '#areas/hutang/web/hutang.lends.ts';
import '#areas/cicilan/web/cicilan.lends.ts';
import '#areas/katalog/web/katalog.lends.ts';
