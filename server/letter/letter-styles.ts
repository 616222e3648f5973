/**
 * The letter's looks. Mail programs take styles on the elements themselves; the few that also read a style
 * sheet get the dark theme and the narrow layout.
 */
const text = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;color:#1d2421";
const heading =
  "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600;color:#1d2421";

export const styles = {
  body: 'margin:0;padding:0;background-color:#ffffff',
  frame: 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse',
  cell: 'padding:24px 16px',
  church: `${text};font-size:15px;line-height:22px;font-weight:600;margin:0`,
  date: `${text};font-size:13px;line-height:20px;color:#5a645f;margin:0 0 20px`,
  headline: `${heading};font-size:28px;line-height:36px;margin:0 0 8px`,
  facts: `${text};font-size:14px;line-height:21px;color:#5a645f;margin:0 0 8px`,
  button:
    "display:inline-block;margin:8px 0 0;padding:12px 20px;border-radius:6px;background-color:#1f6550;color:#ffffff;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:20px;font-weight:600;text-decoration:none",
  section: 'border-top:1px solid #dedbd2;margin-top:28px;padding-top:24px',
  question: `${text};font-size:14px;line-height:20px;font-weight:600;color:#5a645f;margin:0`,
  answer: `${heading};font-size:21px;line-height:28px;margin:0 0 12px`,
  words: `${text};font-size:16px;line-height:24px;margin:0 0 12px`,
  quiet: `${text};font-size:14px;line-height:21px;color:#5a645f;margin:0 0 8px`,
  fact: 'display:inline-block;margin-right:12px',
  link: 'color:#1f6550;text-decoration:underline',
  tile: 'display:inline-block;vertical-align:top;width:100%;max-width:264px;margin:0 16px 16px 0',
  name: `${text};font-size:15px;line-height:22px;font-weight:600;margin:0`,
  number: `${text};font-size:30px;line-height:38px;margin:0`,
  of: `${text};font-size:14px;color:#5a645f`,
  state: `${text};font-size:14px;line-height:20px;font-weight:600;margin:0 0 4px`,
  table: 'width:100%;border-collapse:collapse;margin:0 0 8px',
  head: `${text};font-size:13px;line-height:18px;font-weight:600;color:#5a645f;text-align:left;padding:8px 8px 8px 0;border-bottom:1px solid #dedbd2`,
  row: `${text};font-size:15px;line-height:21px;text-align:left;font-weight:400;padding:8px 8px 8px 0;border-bottom:1px solid #ebe8e0;vertical-align:top`,
  toRight: ';text-align:right',
  strong: ';font-weight:600',
  picture: `${text};display:block;width:100%;height:auto;margin:0 0 4px;border-radius:6px;font-size:13px;line-height:18px;color:#5a645f`,
  below: `${text};display:block;font-size:13px;line-height:18px;color:#5a645f;font-weight:400`,
  footer: `${text};font-size:13px;line-height:20px;color:#5a645f;margin:0 0 6px`,
} as const;

/** The colors of states that speak; the words say them too. */
export const stateColors: Readonly<Record<string, string>> = {
  unusual: '#8f5200',
  shift: '#3a4fa3',
};

/** For programs that read it. */
export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.narrow{display:none}
@media (max-width:520px){.sides{padding-left:12px!important;padding-right:12px!important}.cell{font-size:13px!important;padding-right:4px!important}.cell span{font-size:12px!important}.wide{display:none!important}.narrow{display:table!important}}
@media (prefers-color-scheme:dark){
.page{background-color:#1c2421!important}
.ink{color:#dbe1de!important}.dim{color:#9ba8a2!important}
.way{color:#8fc4b2!important}.press{background-color:#2b7761!important}
.line{border-color:#3f4a46!important}
.unusual{color:#f0b65a!important}.shift{color:#a9bcf5!important}
}`;
