import { IconPackageExport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { call } from '#kit/web/api/client.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { GridTools } from '#kit/web/grid/grid-tools.tsx';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { contohRow, daftarContohEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import { pesananDocument } from '#areas/service/contract/pesanan/pesanan.document.ts';
import { openContoh } from '#areas/service/web/pesanan/buka.ts';
import css from '#areas/service/web/service.module.css';

type Row = AnswerOf<typeof daftarContohEndpoint>[number];
const KEYS = [['F2', mark('Pindai surat pesanan')]] as const;
const isPesanan = nomorDari('PS');

/** Samples of customers that the shop keeps, to be given back at any time (D-36.5). */
export default function AmbilBarangContohScreen() {
  const person = usePerson();
  const [q, setQ] = useState('');
  const { data, error, isPending, refetch } = useRead(daftarContohEndpoint, {
    query: { q: q || undefined },
    keep: true,
  });
  useShortcutList(KEYS.map(([key, does]) => ({ key, does: t(does) })));
  const columns = useMemo(
    () =>
      columnsOf<Row>(contohRow, person, ['no_pesanan']).map((one) => ({ ...one, sortable: false })),
    [person],
  );
  const view = useGridView('barang-contoh', columns);
  const ambil = (no: string) =>
    call(pesananDocument.one, { params: { no } }).then(openContoh).catch(showProblem);
  return (
    <Screen>
      <ScreenHead domain="penjualan" acts={<GridTools view={view} />} />
      <div className={css.scanRow}>
        <ScanField
          takes={isPesanan}
          label={t('Pindai surat pesanan')}
          onScan={(no) => void ambil(no.toUpperCase())}
        />
        <SearchInput label={t('No pesanan, customer, barang')} value={q} onChange={setQ} />
      </div>
      <Grid
        label={t('Barang contoh di toko')}
        view={view}
        lines={(data ?? []).map((row) => ({ kind: 'row' as const, row }))}
        rowKey={({ no_pesanan, urut }) => `${no_pesanan}/${urut}`}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onPeek={({ no_pesanan }) => void openPeek('pesanan', no_pesanan)}
        onOpen={({ no_pesanan }) => void ambil(no_pesanan)}
        actionsWidth={44}
        actions={({ no_pesanan, nama_barang }) => (
          <IconButton
            label={t('Kembalikan {barang} dari {no}', { barang: nama_barang, no: no_pesanan })}
            size={28}
            onClick={() => void ambil(no_pesanan)}
          >
            <IconPackageExport size={17} stroke={1.7} aria-hidden />
          </IconButton>
        )}
        empty={<EmptyBlock text={t('Tidak ada barang contoh customer yang disimpan toko.')} />}
      />
    </Screen>
  );
}
