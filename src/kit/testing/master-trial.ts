import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { sampleOf } from '#kit/testing/samples.ts';

export type Row = Record<string, unknown>;
export type Answer = { status: number; body: any };
export type SendAs = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** The shop in which a master is tried out. */
export type MasterBench = {
  /** A person who may write every master; another of the same shop without a single tick; a caller not logged in. */
  owner: SendAs;
  clerk: SendAs;
  stranger: SendAs;
  /** The owner of another shop, where nothing was set up. */
  neighbour: SendAs;
  /** Sends a picture of its own to the call that the field names, and answers its path. */
  picture(of: Field): Promise<string>;
  /** Whether a picture still lies there. */
  lies(path: string): Promise<boolean>;
  rows(text: string, values?: unknown[]): Promise<Row[]>;
  /** Writes a row of another table that names `keys`, however little sense the rest of it makes. */
  use(table: string, columns: Row): Promise<() => Promise<void>>;
};

/** The calls of one master, with samples that fit its fields. */
export class Trial {
  readonly master: Master;
  readonly bench: () => MasterBench;
  private readonly codes = new Map<string, Promise<string[]>>();

  constructor(master: Master, bench: () => MasterBench) {
    this.master = master;
    this.bench = bench;
  }

  get fields(): [string, Field][] {
    return Object.entries(this.master.fields) as [string, Field][];
  }

  /** Fields of the form: the key is left out where the server makes it. */
  get formFields(): [string, Field][] {
    return this.fields.filter(
      ([name, { follows, shownOnly }]) =>
        !follows &&
        !shownOnly &&
        !(this.master.key.includes(name) && (this.master.keyFromServer || this.master.closed)),
    );
  }

  get pictures(): [string, Field][] {
    return this.fields.filter(([, of]) => of.picture);
  }

  /** A row without what is said after its other fields. */
  own = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !this.master.fields[name]?.follows));

  /** The pictures that a row holds. */
  pathsOf = (row: Row): string[] =>
    this.pictures.flatMap(([name]) => (row[name] ?? []) as string | string[]);

  pathOf = (call: string, row?: Row): string =>
    call
      .split(' ')[1]!
      .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(row![name])));

  /** The call upon one row, with its key where the master wants it. */
  private rowPath = (call: string, row: Row): string =>
    this.pathOf(call, row) +
    (this.master.keyInQuery
      ? `?${new URLSearchParams(this.master.key.map((name) => [name, String(row[name])]))}`
      : '');

  list = (query = '', send = this.bench().owner) =>
    send('GET', `${this.pathOf(this.master.api.list)}${query}`);
  create = (body: unknown, send = this.bench().owner) =>
    send('POST', this.pathOf(this.master.api.create), body);
  update = (row: Row, body: unknown, send = this.bench().owner) =>
    send('PUT', this.rowPath(this.master.api.update, row), body);
  remove = (row: Row, send = this.bench().owner) =>
    send('DELETE', this.rowPath(this.master.api.remove, row));
  restore = (row: Row, send = this.bench().owner) =>
    send('POST', this.rowPath(this.master.api.restore, row), {});

  /** A body that the master accepts; `n` makes it another one. */
  async sample(n: number): Promise<Row> {
    const body: Row = {};
    for (const [name, field] of this.formFields) {
      if (field.picture) {
        const path = await this.bench().picture(field);
        body[name] = field.kind === 'photos' ? [path] : path;
        continue;
      }
      const codes = field.source ? await this.codesOf(field) : [];
      const one = sampleOf(name, field, n, codes);
      const { source, kind, rowKey } = field;
      body[name] = source && kind === 'list' ? [rowKey ? { [rowKey]: one } : one] : one;
    }
    return body;
  }

  /** Rows of its own come and go while it is tried; those of other masters are asked for once. */
  private codesOf({ source }: Field): Promise<string[]> {
    const { call, value } = source!;
    const known = this.codes.get(`${call} ${value}`);
    if (known) return known;
    const codes = this.bench()
      .owner('GET', call.split(' ')[1]!)
      .then(({ body }) => (body.data as Row[]).map((row) => String(row[value])));
    if (call !== this.master.api.list) this.codes.set(`${call} ${value}`, codes);
    return codes;
  }

  /** The whole of what a form sends: a new row, or a change of one where none is added. */
  attempt = async (body: Row, send = this.bench().owner) =>
    this.master.closed
      ? this.update(await this.made(1), this.changeOf(body), send)
      : this.create(body, send);

  offers = (act: 'create' | 'remove' | 'restore'): boolean =>
    this.master.offered.includes(this.master.endpoints[act]);

  /** Everything but the key: what a change may carry. */
  changeOf = (body: Row): Row =>
    Object.fromEntries(
      Object.entries(body).filter(
        ([name]) => this.master.keyInQuery || !this.master.key.includes(name),
      ),
    );

  keyOf = (row: Row): string => this.master.key.map((name) => String(row[name])).join('/');

  /** Makes the `n`th sample, whether or not an earlier test already did. */
  async made(n: number): Promise<Row> {
    if (this.master.closed) return (await this.list()).body.data[n - 1];
    const answer = await this.create(await this.sample(n));
    if (answer.status === 201) return answer.body.data;
    const body = await this.sample(n);
    const rows: Row[] = (await this.list('?semua=true')).body.data;
    const there =
      rows.find((row) =>
        this.master.key.every((name) => !(name in body) || row[name] === body[name]),
      ) ?? rows.at(-1)!;
    if (!there.is_active) await this.restore(there);
    return there;
  }

  lastAudit = async (): Promise<Row> =>
    (
      await this.bench().rows(
        'select tindakan, tabel, kunci, sebelum, sesudah from audit order by waktu desc, urut desc limit 1',
      )
    )[0]!;
}
