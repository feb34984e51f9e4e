// The Python module fourfold._native.
#include "module.hpp"

NB_MODULE(_native, module) {
    module.doc() = "The C++ core of fourfold.";
    // Other frameworks keep what we register until the process ends (OpenSpiel does): no leak.
    nanobind::set_leak_warnings(false);
    fourfold_bindings::bind_batch(module);
    fourfold_bindings::bind_books(module);
    fourfold_bindings::bind_counting(module);
    fourfold_bindings::bind_engine(module);
    fourfold_bindings::bind_filling(module);
}
