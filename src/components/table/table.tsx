import * as styles from "./table.module.scss";

interface Props {
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows of cells, of which the first is the row's heading. A group starts with a row. */
  readonly rows: readonly { readonly group?: string | null; readonly cells: readonly string[] }[];
}

/** A table that scrolls inside itself on a narrow screen, with the keyboard as well. */
export const Table = ({ name, columns, rows }: Props) => (
  <div className={styles.table} role="region" aria-label={name} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ group, cells: [heading, ...cells] }) => (
        <tbody key={heading}>
          {group && (
            <tr>
              <th colSpan={columns.length}>{group}</th>
            </tr>
          )}
          <tr>
            <th scope="row">{heading}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  </div>
);
