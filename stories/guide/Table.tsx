import './guide.css';
import { withCode } from './withCode.js';

interface TableProps {
  readonly head: readonly string[];
  /** Text between backticks is set as code. */
  readonly rows: readonly (readonly string[])[];
}

/** A plain table of a docs page. The first cell names its row. */
export function Table({ head, rows }: TableProps) {
  return (
    <div className="guide-table sb-unstyled">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">{withCode(name)}</th>
              {cells.map((cell, column) => (
                <td key={column}>{withCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
