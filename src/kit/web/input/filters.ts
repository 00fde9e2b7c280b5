/** What may be typed (1§5): each filter answers the text that stays. */
export type InputFilter = (typed: string) => string;

export const digitsAndDot: InputFilter = (typed) => typed.replace(/[^0-9.]/g, '');
/** Ring sizes and lengths: '17.5', '3/4', '18K'. */
export const digitsSlashDotK: InputFilter = (typed) =>
  typed.toUpperCase().replace(/[^0-9/.K]/g, '');
export const digitsAndMinus: InputFilter = (typed) => typed.replace(/[^0-9-]/g, '');
export const digitsOnly: InputFilter = (typed) => typed.replace(/\D/g, '');
/** A number below one becomes empty. */
export const oneOrMore: InputFilter = (typed) =>
  Number(digitsOnly(typed)) < 1 ? '' : digitsOnly(typed);

export const twoDecimals: InputFilter = (typed) => {
  const [whole, ...rest] = digitsAndDot(typed).split('.');
  return rest.length === 0 ? whole! : `${whole}.${rest.join('').slice(0, 2)}`;
};

/** A percentage: at most two decimals; above one hundred it is cleared. */
export const percentage: InputFilter = (typed) =>
  Number(twoDecimals(typed)) > 100 ? '' : twoDecimals(typed);

/** A master's key, while it is typed. */
export const kodeOnly: InputFilter = (typed) => typed.toUpperCase().replace(/[^A-Z0-9.-]/g, '');
