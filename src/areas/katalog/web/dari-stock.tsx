import { IconDiamond } from '@tabler/icons-react';
import { useState } from 'react';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import {
  itemDariStockEndpoint,
  stockUntukKatalogEndpoint,
} from '#areas/katalog/contract/item-stock.api.ts';
import css from '#areas/katalog/web/katalog.module.css';

/** The first press opens the pieces that have a photo, the second takes one into the catalogue. */
export function DariStock() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconDiamond size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('Dari stock')}
      </Button>
      {open && <PilihBarang onClose={() => setOpen(false)} />}
    </>
  );
}

function PilihBarang({ onClose }: { onClose: () => void }) {
  const [q, setQ] = useState('');
  const { data, isPending } = useRead(stockUntukKatalogEndpoint, {
    query: { q: q || undefined },
    keep: true,
  });
  const { send, busy } = useWrite(itemDariStockEndpoint, {
    success: 'Data Berhasil Ditambahkan',
    refresh: [itemKatalogMaster.endpoints.list, stockUntukKatalogEndpoint],
  });
  const rows = data ?? [];
  return (
    <DialogFrame title={t('Item katalog dari stock')} onClose={onClose} width={760}>
      <SearchInput label={t('Cari')} value={q} onChange={setQ} />
      {!isPending && rows.length === 0 && (
        <EmptyBlock text={t('Tidak ada barang berfoto yang belum di katalog.')} />
      )}
      <ul className={css.pieces}>
        {rows.map(({ kode_barcode, nama_barang, berat, harga, gambar_path }) => (
          <li key={kode_barcode}>
            <button
              type="button"
              disabled={busy}
              onClick={() => void send({ body: { kode_barcode, kode_kategori: null } })}
            >
              <img src={`${photoUrl(gambar_path)}?kecil=1`} alt="" loading="lazy" />
              <b>{nama_barang}</b>
              <span>
                {kode_barcode} · {formatGram(berat)} g
              </span>
              <span>{harga === null ? '-' : formatRupiah(harga)}</span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
