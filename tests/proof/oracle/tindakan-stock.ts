import { send } from '#tests/kit/titipan.ts';
import {
  BAKI,
  bebas,
  DEPT,
  KADAR,
  lakukan,
  NAMA,
  pick,
  potong,
  satu,
  some,
  type Act,
  type Baris,
} from '#tests/proof/oracle/tindakan.ts';

export const pindah: Act = async (shop, roll) => {
  const isi = await potong(shop, roll);
  const tujuan = { kode_gudang: 'TK', kode_baki: pick(roll, BAKI) };
  return isi.length
    ? lakukan(shop, 'SPV', 'pindah-barang', {
        ...tujuan,
        barang: isi
          .filter((one) => one.kode_baki !== tujuan.kode_baki)
          .map((one) => one.kode_barcode as string),
      })
    : undefined;
};

export const hancur: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  return (
    one &&
    lakukan(shop, 'SPV', 'hancur-barang', {
      kode_gudang: 'RS',
      alasan: 'Patah, tidak layak jual',
      barang: [{ kode_barcode: one.kode_barcode, berat: (one.berat - roll(2) * 10) / 1000 }],
    })
  );
};

/** A piece goes back to its supplier, where one delivered it. */
export const retur: Act = async (shop, roll) => {
  const [one] = await potong(shop, roll);
  return (
    one &&
    lakukan(shop, 'SPV', 'retur-supplier', {
      alasan: 'Pengait longgar',
      barang: [{ kode_barcode: one.kode_barcode, berat: (one.berat - roll(2) * 10) / 1000 }],
    })
  );
};

/** Some of a delivery that has no label goes back to its supplier, or all that is left of it. */
export const returLot: Act = async (shop, roll) => {
  const lot = await satu(
    shop,
    roll,
    `select l.no_terima, l.urut, l.qty - l.label_qty - l.hilang_qty - l.retur_qty as qty,
            l.berat - l.lot_berat - l.hilang_berat - l.retur_berat as berat
       from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
      where l.kode_toko = 'KJ1' and p.status = 'DONE'
        and l.qty > l.label_qty + l.hilang_qty + l.retur_qty order by 1, 2`,
  );
  if (!lot) return undefined;
  const sisa = Number(lot.qty);
  const qty = 1 + roll(sisa);
  const berat = Math.round((Number(lot.berat) * qty) / sisa) + (qty < sisa ? roll(300) : 0);
  return lakukan(shop, 'SPV', 'retur-supplier', {
    alasan: 'Tidak sesuai pesanan',
    barang: [],
    lot: [{ no_terima: lot.no_terima, urut: lot.urut, qty, berat: berat / 1000 }],
  });
};

export const timbang: Act = async (shop, roll) => {
  const mulai = await send(shop.as('SPV'), 'timbang-baki/start', {
    kode_gudang: 'TK',
    kode_toko: pick(roll, BAKI),
  });
  const one = (mulai.body?.data?.data_timbang as Baris[] | undefined)?.at(-1);
  if (!one) return mulai;
  const [row] = await some(
    shop,
    `select (select sum(berat + berat_label)::bigint from barang b where b.kode_toko = 'KJ1' and b.status = 'READY'
        and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki) + k.berat_baki as berat
       from timbang t join baki k using (kode_toko, kode_gudang, kode_baki)
      where t.kode_toko = 'KJ1' and t.id = ${Number(one.id)}`,
  );
  const berat = ((row?.berat ?? 58_120) as number) + (roll(2) ? 0 : 10 * roll(400));
  return send(shop.as('SPV'), 'timbang-baki/hasil', { id: one.id, berat_timbang: berat / 1000 });
};

export const opname: Act = async (shop, roll) => {
  const kode_baki = pick(roll, BAKI);
  const mulai = await send(shop.as('SPV'), 'stock-opname', { kode_gudang: 'TK', kode_baki });
  if (mulai.status >= 400) return mulai;
  const id = mulai.body.data.id as number;
  const isi = (await bebas(shop)).filter((one) => one.kode_baki === kode_baki);
  const lain = (await bebas(shop)).find((one) => one.kode_baki !== kode_baki);
  const kode = isi.filter(() => roll(6) > 0).map((one) => one.kode_barcode as string);
  if (lain && roll(2)) kode.push(lain.kode_barcode as string);
  if (roll(3) === 0) kode.push('ENTAH001');
  if (kode.length) await send(shop.as('SPV'), 'stock-opname/pindai', { id, kode });
  return lakukan(shop, 'SPV', 'stock-opname/selesai', { id });
};

/** Loose goods counted lot by lot: some as they should be, some less, some more, some not at all. */
export const opnameTerima: Act = async (shop, roll) => {
  const mulai = await send(shop.as('SPV'), 'stock-opname-penerimaan', { kode_gudang: 'TK' });
  if (mulai.status >= 400) return mulai;
  const id = mulai.body.data.id as number;
  const lots = await some(
    shop,
    `select l.no_terima, l.urut, l.qty - l.label_qty - l.hilang_qty - l.retur_qty as qty,
            l.berat - l.lot_berat - l.hilang_berat - l.retur_berat as berat
       from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
      where l.kode_toko = 'KJ1' and p.kode_gudang = 'TK' and p.status = 'DONE'
        and l.qty > l.label_qty + l.hilang_qty + l.retur_qty order by 1, 2`,
  );
  for (const lot of lots) {
    if (roll(6) === 0) continue;
    const beda = roll(4) === 0 ? roll(3) - 1 : 0;
    const qty = (lot.qty as number) + beda;
    const berat = qty === 0 ? 0 : (lot.berat as number) + beda * 900 + (roll(5) ? 0 : 150);
    const body = { id, kode: lot.no_terima, urut: lot.urut, qty, berat: berat / 1000 };
    await send(shop.as('SPV'), 'stock-opname-penerimaan/pindai', body);
  }
  if (roll(3) === 0) {
    const asing = { id, kode: 'TBKJ1260101ZZZ', qty: 1, berat: 2 };
    await send(shop.as('SPV'), 'stock-opname-penerimaan/pindai', asing);
  }
  return lakukan(shop, 'SPV', 'stock-opname-penerimaan/selesai', { id });
};

export const terima: Act = (shop, roll) => {
  const lot = Array.from({ length: 1 + roll(2) }, () => {
    const berat = (2000 + roll(9000)) / 1000;
    return {
      kode_dept: pick(roll, DEPT),
      kode_group: 'T',
      kode_kadar: pick(roll, KADAR),
      qty: 1 + roll(4),
      berat_bruto: berat + 0.5,
      berat_nota: berat,
      berat,
      ...(roll(2) ? { modal: 1_000_000 + roll(9_000_000) } : {}),
    };
  });
  return lakukan(shop, 'SPV', 'penerimaan-barang', {
    kode_supplier: pick(roll, ['UBS', 'LMX']),
    kode_gudang: 'TK',
    dokumen_perolehan: pick(roll, ['FAKTUR_PAJAK', 'TIDAK_ADA']),
    ...(roll(3) ? { no_intern: `INT-${roll(3)}` } : {}),
    lot,
  });
};

export const tambah: Act = (shop, roll) =>
  lakukan(shop, 'OWN', 'barang/banyak', {
    barang: Array.from({ length: 1 + roll(3) }, () => ({
      nama_barang: `${pick(roll, NAMA)} ${roll(99)}`,
      kode_kategori: 'PHS',
      kode_dept: pick(roll, DEPT),
      kode_group: roll(2) ? 'T' : 'M',
      kode_kadar: pick(roll, KADAR),
      berat: (800 + roll(9000)) / 1000,
      ...(roll(3) ? { harga_modal: 900_000 + roll(4_000_000) } : {}),
      ...(roll(2) ? { kode_supplier: pick(roll, ['UBS', 'LMX']) } : {}),
      kode_gudang: 'TK',
      kode_baki: pick(roll, BAKI),
    })),
  });

/** A piece of a delivery gets its label, and lies in its tray. */
export const label: Act = async (shop, roll) => {
  const lot = await satu(
    shop,
    roll,
    `select l.no_terima, l.urut, (l.berat - l.lot_berat - l.retur_berat) / (l.qty - l.label_qty - l.retur_qty) as berat
       from penerimaan_lot l join penerimaan p using (kode_toko, no_terima)
      where kode_toko = 'KJ1' and p.status = 'DONE' and l.label_qty + l.retur_qty < l.qty and l.hilang_qty = 0 order by 1, 2`,
  );
  return (
    lot &&
    lakukan(shop, 'MU', `penerimaan-barang/${lot.no_terima as string}/label`, {
      urut: lot.urut,
      barang: [
        {
          nama_barang: `${pick(roll, NAMA)} ${roll(99)}`,
          kode_kategori: 'PHS',
          berat: Number(lot.berat) / 1000,
          kode_gudang: 'TK',
          kode_baki: pick(roll, BAKI),
        },
      ],
    })
  );
};

/** Bought gold back to a tray under a new label. */
export const retag: Act = async (shop, roll) => {
  const one = await satu(
    shop,
    roll,
    `select s.no_faktur_beli, s.urut, b.berat from pembelian_stock s
       join v_emas_beli b using (kode_toko, no_faktur_beli, urut)
      where kode_toko = 'KJ1' and s.status = 'BELI' order by 1, 2`,
  );
  return (
    one &&
    lakukan(shop, 'MU', `pembelian/${one.no_faktur_beli as string}/retag`, {
      urut: one.urut,
      kode_kategori: 'PHS',
      // Mostly what washing takes; at times more than that, which the owner agrees to.
      berat: (Number(one.berat) - pick(roll, [0, 2, 5, 150])) / 1000,
      kode_gudang: 'TK',
      kode_baki: pick(roll, BAKI),
    })
  );
};
