import { formatGram, formatInt } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Panel } from '#kit/web/frame/panel.tsx';
import { terimaDocument } from '#areas/terima/contract/terima.document.ts';
import css from '#areas/terima/web/terima.module.css';

type Props = { dipilih: string | undefined; onPilih: (no: string | undefined) => void };

const LOOSE = { query: { belum: 'true', limit: 1000 } };

/** Deliveries whose pieces are not all labelled, of whatever day. */
export function BelumDilabel({ dipilih, onPilih }: Props) {
  const { data = [], refetch } = useRead(terimaDocument.list, LOOSE);
  return (
    <Panel
      name="penerimaan/belum-dilabel"
      title={t('Belum dilabel')}
      onRefresh={refetch}
      fit="plain"
    >
      {data.length === 0 && <p className={css.tenang}>{t('Semua penerimaan sudah dilabel.')}</p>}
      {data.map((row) => (
        <div key={row.no_terima} className={css.baris}>
          <span>
            <b>{row.no_terima}</b>
            <small>
              {row.kode_supplier} · {formatTanggal(row.tgl_system, t)} ·{' '}
              {t('sisa {n} dari {qty} barang', {
                n: formatInt(row.sisa_qty),
                qty: formatInt(row.total_qty),
              })}{' '}
              · {formatGram(row.total_berat)} g
            </small>
          </span>
          <Button
            size="sm"
            disabled={dipilih === row.no_terima}
            onClick={() => onPilih(row.no_terima)}
          >
            {t('Label')}
          </Button>
        </div>
      ))}
      {dipilih && <Button onClick={() => onPilih(undefined)}>{t('Penerimaan baru')}</Button>}
    </Panel>
  );
}
