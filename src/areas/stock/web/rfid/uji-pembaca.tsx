import { useMemo, useState, type ReactNode } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { call } from '#kit/web/api/client.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { useBanyak } from '#kit/web/counter/use-banyak.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { columnsOf } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { bacaTagEndpoint, tagRow } from '#areas/stock/contract/rfid.api.ts';
import { pisahTag, TAG_PALING_BANYAK } from '#areas/stock/rules/tag.ts';
import css from '#areas/stock/web/rfid/rfid.module.css';

type Row = AnswerOf<typeof bacaTagEndpoint>[number];

/** What a reader hears, tag by tag: how often, which piece carries it, and how quick it is. */
export function UjiPembaca({ tabs }: { tabs?: ReactNode }) {
  const person = usePerson();
  const [tags, setTags] = useState<readonly Row[]>([]);
  const [kali, setKali] = useState(0);
  const masuk = useBanyak(TAG_PALING_BANYAK, async (codes) => {
    setKali((old) => old + codes.length);
    const rows = await call(bacaTagEndpoint, { body: { tag_id: [...codes] } });
    setTags((old) => {
      const baru = new Map(rows.map((row) => [row.tag_id, row]));
      return [...rows, ...old.filter((row) => !baru.has(row.tag_id))];
    });
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>(tagRow, person, ['tag_id']).map((one) => ({
        ...one,
        sortable: false,
        ...(one.id === 'tag_id' ? { width: 260 } : {}),
      })),
    [person],
  );
  const view = useGridView('rfid', columns);
  const dikenal = tags.filter((one) => one.kode_barcode !== null);
  return (
    <Screen>
      <ScreenHead
        acts={
          <Button
            look="quiet"
            disabled={tags.length === 0}
            onClick={() => {
              setTags([]);
              setKali(0);
            }}
          >
            {t('Kosongkan')}
          </Button>
        }
      >
        {tabs}
      </ScreenHead>
      <SummaryBand
        figures={[
          { label: t('Tag'), value: formatInt(tags.length) },
          {
            label: t('Bertuan'),
            value: formatInt(dikenal.length),
            note: `${formatGram(sum(dikenal.map((one) => one.berat ?? mg(0))))} g`,
          },
          { label: t('Tidak dikenal'), value: formatInt(tags.length - dikenal.length) },
          { label: t('Terbaca'), value: formatInt(kali) },
        ]}
      />
      <div className={css.pindai}>
        <ScanField
          label={t('Bacakan tag dengan pembaca')}
          onScan={(text) => masuk(pisahTag(text))}
        />
      </div>
      <Grid
        label={t('Tag yang terbaca')}
        view={view}
        lines={tags.map((row) => ({ kind: 'row' as const, row }))}
        rowKey={(row) => row.tag_id}
        onPeek={(row) => row.kode_barcode && openPeek('barang', row.kode_barcode)}
        empty={<EmptyBlock text={t('Dekatkan tag pada pembaca.')} />}
      />
    </Screen>
  );
}
