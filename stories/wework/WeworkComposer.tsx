/** The composer, while nothing is asked. */
export function WeworkComposer() {
  return (
    <div className="ww-composer">
      <textarea rows={2} aria-label="输入消息" placeholder="继续对话…" />
      <button type="button" aria-label="发送">
        ↑
      </button>
    </div>
  );
}
