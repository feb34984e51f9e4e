"""A contract for import-linter: a package that stands on its own."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandaloneContract(Contract):
    """The package imports itself and the standard library, and nothing else."""

    type_name = "standalone"

    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 - import-linter's signature
        """Looks at every direct import of the package and of what is inside."""
        package = str(self.package)
        inside = {package, *graph.find_descendants(package)}
        foreign = [
            (module, imported)
            for module in sorted(inside)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported not in inside and imported.split(".")[0] not in sys.stdlib_module_names
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Names each import that leads outside."""
        for module, imported in check.metadata["foreign"]:
            output.print_error(f"{module} must not import {imported}")
