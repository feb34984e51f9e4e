"""The processors of a Ray cluster, used like processes of this machine.

Ray is imported only when a cluster is used (extra `cluster`). Every machine of the cluster needs
the same version of Fourfold; a function and its items travel there, and the results come back. A
worker or a machine that fails is no loss: what it computed is computed again elsewhere.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future

Item = TypeVar("Item")
Result = TypeVar("Result")

#: How often an item is tried again when the worker or the machine that computes it fails.
_RETRIES: Final = 3
_PACKAGE: Final = "fourfold"
#: How long an address may take to answer, in seconds; Ray itself would wait for ten minutes.
_PATIENCE: Final = 20
#: How Ray begins the message about a module that a machine does not have.
_NO_MODULE: Final = "The remote function failed to import"


class ClusterUnavailable(RuntimeError):  # noqa: N818  # says what it is
    """A cluster cannot be used, or failed for good; the message says why."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"the Ray cluster {address} cannot be used: {why}")
        self.address = address
        self.why = why

    def __reduce__(self) -> tuple[type[ClusterUnavailable], tuple[str, str]]:
        return type(self), (self.address, self.why)


class Cluster:
    """A Ray cluster by its address: `HOST:PORT`, or `auto` for one on this machine.

    `folder`: where functions are called; a machine without it is refused. `ClusterUnavailable` when
    Ray is not installed or nothing answers there.
    """

    def __init__(self, address: str, folder: str | None = None) -> None:
        _knock(address)
        try:
            import ray  # noqa: PLC0415  # an extra, and slow to import
        except ImportError:
            why = f"Ray is not installed: pip install '{_PACKAGE}[cluster]'"
            raise ClusterUnavailable(address, why) from None
        self.address = address
        self._folder = folder
        self._ray: Any = ray
        _keep_standard_output(ray)
        if ray.is_initialized():
            raise ClusterUnavailable(address, "this process uses a cluster already")
        with _handlers_kept():
            try:
                self._ray.init(
                    address=address,
                    logging_level="FATAL",
                    log_to_driver=False,
                    configure_logging=False,
                )
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                ray.shutdown()
                raise ClusterUnavailable(address, _first_line(error)) from None
            except BaseException:
                ray.shutdown()
                raise
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._call = ray.remote(num_cpus=1, max_retries=_RETRIES)(_call)

    def submit(self, function: Callable[[Item], Result], item: Item) -> Future[Result]:
        """Call a function with an item, on any of the machines."""
        import pickle  # noqa: PLC0415
        from concurrent.futures import Future  # noqa: PLC0415  # slow to import

        answer: Future[Result] = Future()
        answer.set_running_or_notify_cancel()
        # Pickled here, so that a machine looks at the versions before it reads anything else.
        work = pickle.dumps((self._folder, function, item))
        reference = self._call.remote(_version(), work)

        def arrived(future: Future[Any]) -> None:
            try:
                why, result = future.result()
            except BaseException as error:  # noqa: BLE001  # raised where the result is asked for
                answer.set_exception(self._cause(error))
                return
            if why is None:
                answer.set_result(result)
            else:
                answer.set_exception(ClusterUnavailable(self.address, why))

        reference.future().add_done_callback(arrived)
        return answer

    def kill(self) -> None:
        """Leave the cluster; it ends what it still computes for this process."""
        with _handlers_kept():
            self._ray.shutdown()

    def _cause(self, error: BaseException) -> BaseException:
        """An error of the function itself, or what became of the cluster."""
        errors = self._ray.exceptions
        if isinstance(error, errors.RayTaskError):
            error = error.cause
        if str(error).startswith(_NO_MODULE):
            return ClusterUnavailable(self.address, str(error).strip().splitlines()[-1])
        if isinstance(error, errors.RayError):
            return ClusterUnavailable(self.address, _first_line(error))
        return error


def _call(here: str, work: bytes) -> tuple[str | None, Any]:
    """Runs on a machine of the cluster: None and the result, or why there is none."""
    import os  # noqa: PLC0415
    import pickle  # noqa: PLC0415

    there = _version()
    if there != here:
        return f"a machine of it has version {there} of Fourfold, this one {here}", None
    folder, function, item = pickle.loads(work)  # noqa: S301  # from who uses the cluster
    if folder is not None:
        try:
            os.chdir(folder)
        except OSError as error:
            return f"a machine of it cannot use the folder {folder}: {error.strerror}", None
    return None, function(item)


def _knock(address: str) -> None:
    """Refuse an address where nothing answers."""
    import socket  # noqa: PLC0415  # only with a cluster

    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal() or int(port) >= 2**16:
        raise ClusterUnavailable(address, "an address is HOST:PORT, or auto")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _PATIENCE):
            pass
    except OSError as error:
        raise ClusterUnavailable(address, error.strerror or str(error)) from None


def _keep_standard_output(ray: Any) -> None:  # noqa: ANN401  # a module without types
    """What Ray reports goes to standard error: standard output holds the results.

    There is no setting for its reports about workers that failed.
    """
    worker = ray._private.worker  # noqa: SLF001
    show = worker.print_to_stdstream

    def show_as_error(data: dict[str, Any], ignore_prefix: bool = False) -> None:
        show({**data, "is_err": True}, ignore_prefix=ignore_prefix)

    worker.print_to_stdstream = show_as_error


def _version() -> str:
    from importlib.metadata import version  # noqa: PLC0415  # slow to import

    return version(_PACKAGE)


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


@contextmanager
def _handlers_kept() -> Iterator[None]:
    """Ray replaces handlers of signals; those of this process stay."""
    try:
        before = {each: signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGINT)}
        yield
    finally:
        for each, handler in before.items():
            if handler is not None and signal.getsignal(each) is not handler:
                signal.signal(each, handler)
